"""The program's entry point: the console script `bowlbound` and `python -m bowlbound_desktop`."""

import sys

try:
    from bowlbound_desktop.cli.main import main
except KeyboardInterrupt:  # Ctrl+C before main is there to handle it
    sys.exit(130)

if __name__ == "__main__":
    sys.exit(main())
