"""Bowl Bound, in both its editions.

`rules/` has the rule book, `charts/` the team charts as files, `odds/` the exact odds of a play, `values/`
what situations are worth, `coaches/` the computer coaches, `workshop/` charts made and edited, `commands/`
what only this game offers. The chart room on the screen is `ui/room`.
"""
