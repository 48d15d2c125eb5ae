"""The one way into the program: the console script `bowlbound` and `python -m bowlbound_desktop`."""

import sys

from bowlbound_desktop.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
