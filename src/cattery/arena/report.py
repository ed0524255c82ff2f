"""An analysis as files: a page with charts (`report.html`), the figures (`figures.json`), a table a chart (CSV)."""

import csv
import json
from collections.abc import Callable
from dataclasses import asdict
from io import StringIO
from pathlib import Path
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from cattery.arena.analyse import LENGTH, Chart
from cattery.core.errors import BackendMissing

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00")  # told apart by the colour-blind (Okabe, Ito)

PAGE = """<!doctype html>
<html lang="{{ language }}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{{ title }}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  svg { width: 100%; height: auto; }
  ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 1rem; }
  li::before { content: "\\25cf\\a0"; color: var(--colour); }
</style>
<h1>{{ title }}</h1>
<p>{{ about }}</p>
{% for chart in charts %}
<h2>{{ chart.title }}</h2>
<figure role="img" aria-label="{{ chart.title }}">{{ chart.svg }}</figure>
{% if chart.series %}<ul>
  {% for name, colour in chart.series %}<li style="--colour: {{ colour }}">{{ name }}</li>{% endfor %}
</ul>{% endif %}
{% endfor %}
</html>
"""


def write(
    folder: Path, language: str, about: dict[str, Any], charts: list[Chart], words: Callable[[str], str]
) -> list[Path]:
    """Write everything; `words` says `title`, `about`, a chart's name, and `<chart>-<series>`."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = [
        {
            "title": words(chart.name),
            "svg": Markup(svg(chart)),
            "series": legend(chart, words),
        }
        for chart in charts
        if chart.points
    ]
    page = Environment(autoescape=True).from_string(PAGE)
    texts = {
        "report.html": page.render(language=language, title=words("title"), about=words("about"), charts=drawn),
        "figures.json": json.dumps({**about, "charts": [asdict(chart) for chart in charts]}, indent=1) + "\n",
        **{f"{chart.name}.csv": table(chart) for chart in charts},
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in texts]


def legend(chart: Chart, words: Callable[[str], str]) -> list[tuple[str, str]]:
    """Names and colours, where there are several series."""
    found = colours(chart)
    return [(words(f"{chart.name}-{name}"), colour) for name, colour in found.items()] if len(found) > 1 else []


def colours(chart: Chart) -> dict[str, str]:
    """A colour for each series."""
    return {name: COLOURS[i % len(COLOURS)] for i, name in enumerate(chart.series)}


def table(chart: Chart) -> str:
    """A chart as CSV."""
    out = StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["series", "x", "mean", "low", "high", "count"])
    for point in chart.points:
        e = point.estimate
        rows.writerow([point.series, point.x, *(f"{value:.6g}" for value in (e.mean, e.low, e.high, point.count))])
    return out.getvalue()


def svg(chart: Chart) -> str:
    """A chart as SVG: points with their intervals; lengths as bars."""
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure
    except ImportError:
        raise BackendMissing("lab/error-plots") from None
    xs = list(dict.fromkeys(point.x for point in chart.points))
    if all(x.lstrip("-").isdigit() for x in xs):
        xs.sort(key=int)
    figure = Figure(figsize=(8, 3.6), layout="constrained")
    axes = figure.subplots()
    for i, (name, colour) in enumerate(colours(chart).items()):
        points = [point for point in chart.points if point.series == name]
        at = [xs.index(point.x) + 0.12 * i for point in points]
        means = [point.estimate.mean for point in points]
        if chart.name == LENGTH:
            axes.bar(at, means, color=colour)
            continue
        below = [max(0.0, point.estimate.mean - point.estimate.low) for point in points]
        above = [max(0.0, point.estimate.high - point.estimate.mean) for point in points]
        axes.errorbar(at, means, [below, above], fmt="o", color=colour, capsize=3)
    axes.set_xticks(range(len(xs)), xs)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", alpha=0.3)
    out = StringIO()
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": chart.name}):
        figure.savefig(out, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    return out.getvalue().partition("<svg")[1] + out.getvalue().partition("<svg")[2]
