"""The results as text, ratios first, and as a document."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Any

from benchmarks.measure import Figure, Limit, Ratio, Skipped


def number(value: float) -> str:
    """Three figures or more: 12,345 · 123 · 12.3 · 0.123."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value >= 1 else f"{value:.3f}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]], right: Iterable[int] = ()) -> str:
    """Columns as wide as what stands in them; those of ``right`` end at the same place."""
    lines = [list(head), *map(list, rows)]
    widths = [max(len(line[place]) for line in lines) for place in range(len(head))]
    lines.insert(1, ["-" * width for width in widths])
    ends = set(right)
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place in ends else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _verdict(good: bool) -> str:
    return "reached" if good else "missed"


def ratio_rows(ratios: Iterable[Ratio], figures: Mapping[str, Figure]) -> list[tuple[str, ...]]:
    """One row for each ratio whose two workloads were measured."""
    rows: list[tuple[str, ...]] = []
    for ratio in ratios:
        value = ratio.of(figures)
        if value is None:
            continue
        wanted = [f">= {number(ratio.least)}: {_verdict(value >= ratio.least)}"] if ratio.least is not None else []
        if ratio.goal is not None:
            wanted.append(f"later >= {number(ratio.goal)}: {_verdict(value >= ratio.goal)}")
        rows.append((f"{ratio.over} / {ratio.under}", number(value), ", ".join(wanted)))
    return rows


def limit_rows(limits: Iterable[Limit], figures: Mapping[str, Figure]) -> list[tuple[str, ...]]:
    """One row for each limit whose workload was measured."""
    rows: list[tuple[str, ...]] = []
    for limit in limits:
        figure = figures.get(limit.name)
        if figure is not None:
            value = median(figure.main)
            wanted = f"<= {number(limit.most)} {figure.unit}: {_verdict(value <= limit.most)}"
            rows.append((limit.name, f"{number(value)} {figure.unit}", wanted))
    return rows


def figure_rows(figures: Iterable[Figure]) -> list[tuple[str, ...]]:
    """One row a workload: the median, the least and the largest value, other units, what it is."""
    rows: list[tuple[str, ...]] = []
    for figure in figures:
        spread = f"{number(min(figure.main))} … {number(max(figure.main))}"
        others = [
            f"{unit.split()[0]} {number(median(values))} {unit.split()[1]}"
            if " " in unit
            else f"{number(median(values))} {unit}"
            for unit, values in figure.values.items()
            if unit != figure.unit
        ]
        rows.append((figure.name, number(median(figure.main)), figure.unit, spread, ", ".join(others), figure.about))
    return rows


def report(
    machine: Mapping[str, str],
    figures: Mapping[str, Figure],
    ratios: Iterable[Ratio],
    limits: Iterable[Limit],
    skipped: Iterable[Skipped],
) -> str:
    """Everything for people."""
    parts = ["\n".join(f"{name + ':':12} {value}" for name, value in machine.items())]
    rows = [*ratio_rows(ratios, figures), *limit_rows(limits, figures)]
    if rows:
        parts.append(table(("ratio or limit", "figure", "wanted"), rows, right=(1,)))
    head = ("workload", "median", "unit", "least … most", "also", "what it is")
    parts.append(table(head, figure_rows(figures.values()), right=(1,)))
    missing = [f"skipped: {skip.name} ({skip.why})" for skip in skipped]
    if missing:
        parts.append("\n".join(missing))
    return "\n\n".join(parts)


def document(
    machine: Mapping[str, str],
    figures: Mapping[str, Figure],
    ratios: Iterable[Ratio],
    limits: Iterable[Limit],
    skipped: Iterable[Skipped],
) -> dict[str, Any]:
    """Everything for programs."""
    return {
        "machine": dict(machine),
        "ratios": [
            {"over": ratio.over, "under": ratio.under, "value": value, "least": ratio.least, "goal": ratio.goal}
            for ratio in ratios
            if (value := ratio.of(figures)) is not None
        ],
        "limits": [
            {
                "name": limit.name,
                "unit": figures[limit.name].unit,
                "value": median(figures[limit.name].main),
                "most": limit.most,
            }
            for limit in limits
            if limit.name in figures
        ],
        "figures": [
            {
                "name": figure.name,
                "about": figure.about,
                "medians": {unit: median(values) for unit, values in figure.values.items()},
                "rounds": {unit: list(values) for unit, values in figure.values.items()},
            }
            for figure in figures.values()
        ],
        "skipped": [{"name": skip.name, "why": skip.why} for skip in skipped],
    }
