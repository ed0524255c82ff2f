"""`python -m benchmarks.server`: all runs, or those whose names hold the given words."""

import argparse
import json
import os
import platform
import resource
import sys
from datetime import date
from pathlib import Path

from benchmarks.server import report, servers
from benchmarks.server.report import Figures
from benchmarks.server.runs import LOADS, SETTINGS, Load, Setting, run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each run, after a warm-up")
    parser.add_argument("--server", default="", help="only servers whose name holds this, as in 'SQLite'")
    parser.add_argument("--load", default="", help="only loads whose name holds this, as in '200' or 'unpaced'")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    args = parser.parse_args()
    _raise_limits()
    chosen = [(s, w) for w in LOADS if args.load in w.name for s in SETTINGS if args.server in s.name and _can(s)]
    results: list[Figures] = []
    print(report.head(), flush=True)
    for setting, wanted in chosen:
        results.append(_attempt(setting, wanted, args.seconds))
        print(report.line(results[-1]), flush=True)
    ratios = report.ratios(results)
    for name, ratio in ratios.items():
        print(f"{name}: {ratio}")
    if args.json is not None:
        args.json.write_text(
            json.dumps({**_about(args.seconds), "ratios": ratios, "runs": results}, indent=1) + "\n", encoding="utf-8"
        )
    return any("failed" in figures for figures in results)


def _can(setting: Setting) -> bool:
    if setting.is_cattery or servers.has_boardgame():
        return True
    print(
        f"{setting.name}: left out, it needs node and its packages (see benchmarks/server/README.md)", file=sys.stderr
    )
    return False


def _attempt(setting: Setting, wanted: Load, seconds: float) -> Figures:
    """A run that fails is a result too."""
    try:
        return run(setting, wanted, seconds)
    except (RuntimeError, OSError) as error:
        return {"server": setting.name, "load": wanted.name, "failed": str(error)}


def _about(seconds: float) -> Figures:
    """What figures need beside them."""
    return {
        "date": date.today().isoformat(),
        "machine": f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, {_processor()}",
        "python": platform.python_version(),
        "seconds": seconds,
        "load_average": os.getloadavg(),
    }


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return "?"


def _raise_limits() -> None:
    """A stream is an open file, here and in the server, which inherits the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    sys.exit(main())
