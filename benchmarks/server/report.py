"""Figures as a table for people, and the bars that they are held against."""

from typing import Any

from benchmarks import markdown

Figures = dict[str, Any]

HEAD = (
    "server",
    "load",
    "actions/s",
    "to views, p50 / p95 / p99 ms",
    "to answer",
    "server cores",
    "server MB",
    "wrong",
)
# Unpaced actions a second of the first beside those of the second.
RATIOS = (
    ("SQLite", "boardgame.io, FlatFile"),
    ("SQLite, no words", "boardgame.io, FlatFile"),
    ("SQLite, no words", "boardgame.io, memory"),
    ("PostgreSQL, 2 processes", "PostgreSQL"),
)


def head() -> str:
    return "\n".join(markdown.head(HEAD))


def line(figures: Figures) -> str:
    """One run."""
    name = figures["server"], figures["load"]
    if "failed" in figures:
        return markdown.row([*name, *["-"] * (len(HEAD) - 3), figures["failed"]])
    return markdown.row(
        [
            *name,
            f"{figures['actions_per_second']:.0f}",
            summary(figures["to_view_ms"]),
            summary(figures["to_answer_ms"]),
            f"{figures['server_cpu']:.2f}",
            str(figures["server_mb"]),
            ", ".join(f"{what}: {n}" for what, n in wrong(figures).items()) or "nothing",
        ]
    )


def wrong(figures: Figures) -> dict[str, int]:
    """All that should not have happened, with how often it did."""
    log = {what: n for what, n in figures.get("log", {}).items() if what != "acknowledged"}
    found = {**figures["errors"], **log, **{what: figures.get(what, 0) for what in ("unseen", "locked", "tracebacks")}}
    return {what: n for what, n in found.items() if n}


def summary(quantiles: dict[str, float]) -> str:
    """Three figures that matter.

    >>> summary({"p50": 1.234, "p95": 12.34, "p99": 123.4})
    '1.23 / 12.3 / 123'
    """
    return " / ".join(f"{value:.3g}" if value < 100 else f"{value:.0f}" for value in quantiles.values()) or "-"


def ratios(runs: list[Figures]) -> dict[str, float]:
    """Unpaced actions a second, beside each other."""
    rates = {
        run["server"]: run["actions_per_second"] for run in runs if "unpaced" in run["load"] and "failed" not in run
    }
    return {f"{a} / {b}": round(rates[a] / rates[b], 2) for a, b in RATIOS if rates.get(a) and rates.get(b)}
