"""A tournament as a table for people, and as data."""

from typing import Any

from bowlbound_desktop.play.many.tournament import Fixture, TableLine, Tournament, round_robin


def rows(tournament: Tournament) -> list[dict[str, Any]]:
    """The standings, one row per team."""
    return [_row(place, line) for place, line in enumerate(tournament.standings(), 1)]


def _row(place: int, line: TableLine) -> dict[str, Any]:
    return {
        "place": place,
        "team": line.team,
        "played": line.played,
        "won": line.won,
        "lost": line.lost,
        "tied": line.tied,
        "share": round(line.share, 4),
        "points": line.points,
        "against": line.against,
    }


def figures(tournament: Tournament) -> dict[str, Any]:
    """Everything, for a file."""
    meetings = [_meeting(tournament, pairing) for pairing in _pairings(tournament)]
    known = {"champion": champion(tournament)} if tournament.plan.kind == "bracket" else {}
    return {
        "kind": tournament.plan.kind,
        "played": tournament.played,
        "games": tournament.plan.total,
        **known,
        "standings": rows(tournament),
        "pairings": meetings,
    }


def _pairings(tournament: Tournament) -> list[Fixture]:
    if tournament.plan.kind == "bracket":
        return [pairing for pairings in tournament.rounds() for pairing in pairings]
    return round_robin(tournament.plan.teams)


def _meeting(tournament: Tournament, pairing: Fixture) -> dict[str, Any]:
    first, second = tournament.meeting(pairing)
    return {
        "round": pairing.round,
        "teams": [first.team, second.team],
        "won": [first.won, second.won],
        "tied": first.tied,
        "points": [first.points, second.points],
    }


def champion(tournament: Tournament) -> str:
    """Who won the bracket; nobody before its end."""
    *_, last = tournament.rounds()
    over = tournament.played == tournament.plan.total
    return tournament.winner(last[0]) if over else ""


def report(tournament: Tournament) -> list[str]:
    """Standings, and in a bracket the results of every round."""
    wide = max(len(team) for team in tournament.plan.teams) + 2
    lines = [f"{'':4}{'team':{wide}}{'won':>5}{'lost':>6}{'tied':>6}{'share':>9}{'points':>8}{'against':>9}"]
    lines += [
        f"{row['place']:>2}  {row['team']:{wide}}{row['won']:5}{row['lost']:6}{row['tied']:6}"
        f"{row['share']:9.1%}{row['points']:8}{row['against']:9}"
        for row in rows(tournament)
    ]
    if tournament.plan.kind == "bracket":
        lines += _bracket_lines(tournament)
    return lines


def _bracket_lines(tournament: Tournament) -> list[str]:
    lines = []
    for pairing in _pairings(tournament):
        first, second = tournament.meeting(pairing)
        wins = f"{first.won}–{second.won}" + (f"–{first.tied}" if first.tied else "")
        lines.append(f"round {pairing.round}: {first.team} {wins} {second.team}")
    if winner := champion(tournament):
        lines.append(f"champion: {winner}")
    return ["", *lines]
