"""How many keys it takes to type in a printed chart: as in a spreadsheet, carefully, and with every help.

    python benchmarks/typing_keys.py [CHART...]

The tests' robot reads each chart from a PDF page, its words and colours with Poppler, and types it.
Spreadsheet: the whole text and Tab, with three keys at the end of a row. Careful: abbreviations, and Enter
after every cell that does not end by itself. Fewest: also repeats of the cell above or on the left, and Enter
only where the next key would belong to the cell. A colour that the text does not imply is one key more.
"""

import os
import sys
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id, shipped_files
from bowlbound_desktop.ui.app import make_application
from tests.ui.room.printed_page import printed_sheet
from tests.ui.room.typist import best_keys, careful_keys, plain_keys

make_application()
ids = sys.argv[1:] or list(shipped_files())
print(f"{'chart':<28} spreadsheet  careful  fewest")
rows = []
for chart_id in ids:
    with TemporaryDirectory() as folder:
        sheet = printed_sheet(load_by_id(chart_id), Path(folder))
    rows.append((plain_keys(sheet), len(careful_keys(sheet)), len(best_keys(sheet))))
    print(f"{chart_id:<28} {rows[-1][0]:>11} {rows[-1][1]:>8} {rows[-1][2]:>7}")
plain, careful, fewest = (mean(column) for column in zip(*rows, strict=True))
print(f"{f'mean of {len(rows)}':<28} {plain:>11.0f} {careful:>8.0f} {fewest:>7.0f}")
