"""The drawing of the layers, made from the rules that the import linter holds the code to: it cannot show others."""

import re
import tomllib
from html import escape
from typing import Any

from docs._ext.markdown import code
from docs._ext.rule_links import ROOT

CORE = "Layers of warlords_core"
_WIDTH, _ROW, _GAP, _LINE = 760, 44, 18, 20
_LETTERS = 92
"""Of a line of small names."""
_SAID = {
    "cli": "command line",
    "bots": "players",
    "adapters": "PettingZoo, OpenSpiel",
    "narration": "sentences in three languages",
    "games": "the registry",
}


def layers() -> tuple[tuple[str, ...], ...]:
    """What stands on each other, topmost first: the API, then the layers of the core as ``pyproject.toml`` has them."""
    contracts = _linter()["contracts"]
    [core] = [contract for contract in contracts if contract["name"] == CORE]
    rows = [tuple(re.findall(r"\w+", layer)) for layer in core["layers"]]
    return (("warlords_api",), *(tuple(name for name in row if name != "__main__") for row in rows))


def drawing() -> str:
    """The layers as an SVG within the page, in the page's own colours."""
    parts: list[str] = []
    top = 8
    for row in layers():
        height, boxes = _row(row, top)
        parts += boxes
        top += height + _GAP
    arrow = (
        f'<path class="arrow" d="M26 16V{top - 2 * _GAP}m-6 -10 6 10 6 -10"/>'
        f'<text class="small" x="26" y="{top + 2}" text-anchor="middle">imports</text>'
    )
    label = "The layers of the code; each may import only what stands below it."
    body = "".join(parts)
    return (
        f'<div class="drawing" tabindex="0"><svg viewBox="0 0 {_WIDTH} {top + 8}" role="img" aria-label="{label}">'
        f"{arrow}{body}</svg></div>\n"
    )


def forbidden() -> str:
    """What else the import linter watches over, as a list."""
    lines = []
    for contract in _linter()["contracts"]:
        if contract["name"] != CORE:
            modules = contract.get("forbidden_modules") or contract.get("protected_modules") or contract["modules"]
            lines.append(f"- {contract['name']}: {', '.join(map(code, modules))}.")
    return "\n".join(lines) + "\n"


def _row(names: tuple[str, ...], top: int) -> tuple[int, list[str]]:
    """A row's height and its boxes: one for each name, or one for all of the kernel."""
    left, width = 60, _WIDTH - 68
    if len(names) > 4:
        lines = _wrapped(sorted(names))
        height = 34 + _LINE * len(lines)
        texts = [_text(left + width / 2, top + 24, "the kernel: what every game shares; knows no game", "name")]
        texts += [_text(left + width / 2, top + 46 + _LINE * n, line, "small") for n, line in enumerate(lines)]
        return height, [_box(left, top, width, height), *texts]
    each = (width - _GAP * (len(names) - 1)) / len(names)
    parts: list[str] = []
    for number, name in enumerate(names):
        x = left + number * (each + _GAP)
        said = f"{name} · {_SAID[name]}" if name in _SAID else name
        parts += [_box(x, top, each, _ROW), _text(x + each / 2, top + 27, said, "name")]
    return _ROW, parts


def _wrapped(names: list[str]) -> list[str]:
    lines = [""]
    for name in names:
        if len(lines[-1]) + len(name) > _LETTERS:
            lines.append("")
        lines[-1] += f"{name}   "
    return [line.strip() for line in lines]


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'<rect class="box" x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" rx="6"/>'


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.0f}" y="{y:.0f}" text-anchor="middle">{escape(text)}</text>'


def _linter() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    return found
