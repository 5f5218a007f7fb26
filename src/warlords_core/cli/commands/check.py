"""``warlords check PATH…``: conformance cases, from the project or from anybody."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from warlords_core.cli.arguments import add_format, add_language
from warlords_core.rules import Language

if TYPE_CHECKING:
    from warlords_core.cli.faults import CommandError


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "paths", metavar="PATH", nargs="+", help="case files (YAML or JSON), or folders, whose *.yaml and *.yml are run"
    )
    add_language(parser)
    add_format(parser, default="text")
    parser.description = (
        f"{parser.description} A case that fails is told with what was expected and what came. "
        "A file with faults does not stop the others; the highest exit code counts."
    )


def run(arguments: argparse.Namespace) -> int:
    """Run the cases and print what is not as they say."""
    from warlords_core import cases, games
    from warlords_core.cli import exits, faults, output
    from warlords_core.errors import CaseError, UnknownGame

    failed: list[dict[str, Any]] = []
    count, worst = 0, exits.FINE
    for file in _files(arguments.paths):
        try:
            for case in cases.load(file):
                failures = cases.run(case, games.get(case.game))
                count += 1
                if failures:
                    told = {"id": case.id, "title": case.title, "rules": case.rules}
                    failed.append({"file": case.file, **told, "failures": failures})
        except (CaseError, UnknownGame, OSError) as error:
            as_json = arguments.format == "json"
            language: Language = "en" if as_json else arguments.lang
            found, code = faults.explain(_unreadable(file, error) if isinstance(error, OSError) else error, language)
            worst = max(worst, code)
            faults.tell(found, as_json=as_json, about=str(file), language=language)
    if output.wants_json(arguments):
        output.print_json({"cases": count, "failed": failed})
    else:
        _print(count, failed, arguments.lang)
    return max(worst, exits.REFUSED if failed else exits.FINE)


def _unreadable(file: Path, error: OSError) -> "CommandError":
    from warlords_core.cli.faults import CommandError

    return CommandError("unreadable", f"cannot read {file}: {error.strerror or error}", path=file, reason=error)


def _files(paths: list[str]) -> list[Path]:
    """The files that are named, and those in named folders, in the order of their names."""
    from warlords_core.cli.faults import CommandError

    files: list[Path] = []
    for path in map(Path, paths):
        found = (
            sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml")) if path.is_dir() else [path]
        )
        if not found:
            raise CommandError("unreadable", f"no *.yaml and no *.yml in {path}")
        files += found
    return files


def _print(count: int, failed: list[dict[str, Any]], language: Any) -> None:
    from rich.text import Text

    from warlords_core import safe
    from warlords_core.cli import output
    from warlords_core.cli.command_words import command_words

    console, say = output.console(), command_words(language)
    for case in failed:
        told = safe.line(f"{case['id']}  {case['title']} ({', '.join(case['rules'])})")
        console.print(Text.assemble((f"{say('check.fails')} ", "bold red"), told))
        console.print(f"  {say('check.file', file=safe.line(case['file']))}", soft_wrap=True)
        for failure in case["failures"]:
            console.print(f"  {failure.where}", soft_wrap=True)
            console.print(f"    - {failure.expected}", style="red", soft_wrap=True)
            console.print(f"    + {failure.actual}", style="green", soft_wrap=True)
    if failed:
        console.print(f"  {say('check.legend')}")
    console.print(say("check.count", count=count, hold=count - len(failed), fail=len(failed)))
