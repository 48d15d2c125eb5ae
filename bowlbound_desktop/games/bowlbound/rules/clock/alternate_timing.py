"""Alternate timing: seconds of the action, the return and the dead ball (AR-VII)."""


def tens(yards: int) -> int:
    """T, the tens digit or digits of a net yardage: 87 is 8, 102 is 10."""
    return abs(yards) // 10
