"""`python -m benchmarks.pages`: the bars for the pages, measured beside tables that play."""

import argparse
import json
from pathlib import Path

from benchmarks.pages.runs import clicks, first_page

TABLES = 49  # beside the one that is looked at


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pages", description=__doc__)
    parser.add_argument("--clicks", type=int, default=200, help="that are measured")
    parser.add_argument("--tables", type=int, default=TABLES, help="that play one action a second beside")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    args = parser.parse_args()
    figures = {"first_page_seconds": first_page(), **clicks(args.clicks, args.tables)}
    for name, value in figures.items():
        print(f"{name}: {value}")
    if args.json is not None:
        args.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
