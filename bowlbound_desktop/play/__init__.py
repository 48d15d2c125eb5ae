"""Who answers: dice, coaches, sessions, scenarios, the terminal table."""
