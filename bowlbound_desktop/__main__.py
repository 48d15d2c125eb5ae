"""The program's entry point: the console script `bowlbound` and `python -m bowlbound_desktop`."""

import gc
import sys

gc.set_threshold(10_000)  # odds keep 300,000 values: Python's 700 would look through them all in mid-decision

try:
    from bowlbound_desktop.cli.main import main
except KeyboardInterrupt:  # Ctrl+C before main is there to handle it
    sys.exit(130)

if __name__ == "__main__":
    sys.exit(main())
