"""How much random work the tests do: enough for every day, or BOWLBOUND_THOROUGH times as much."""

import os

TIMES = int(os.environ.get("BOWLBOUND_THOROUGH", "1"))
