"""``warlords verify TRANSCRIPT``: whether the receipts of a match are a straight line, and who left it if not."""

import argparse
import re
from base64 import urlsafe_b64decode
from typing import Any, Final

from warlords_core.cli.arguments import add_format, add_language

_KEY: Final = re.compile("([0-9a-f]{8})=([A-Za-z0-9_-]{43})")


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "transcript",
        metavar="TRANSCRIPT",
        nargs="?",
        default="-",
        help='JSON file {"receipts": […]}, in any order, or - for stdin (default)',
    )
    parser.add_argument("--keys", metavar="FILE", help="the server's public keys, as GET /v1/keys answers them")
    parser.add_argument(
        "--key",
        metavar="ID=BASE64URL",
        action="append",
        default=[],
        type=_key,
        help="one of the server's public keys (may repeat)",
    )
    add_language(parser)
    add_format(parser)
    parser.description = (
        f"{parser.description} Exit code 0: the server signed all of them, and they are a straight line from the "
        "set-up to the last. 1: they are not; each fault is told, and of a fork who acted on its branches. Who kept "
        "the last receipts to himself is not seen: compare the last step with the other players. "
        "Needs the extra `api`: pip install 'warlords-core[api]'."
    )


def run(arguments: argparse.Namespace) -> int:
    """Check the receipts and print what is wrong with them."""
    from warlords_core.cli import exits, files, output
    from warlords_core.codec import from_json

    receipts = _receipts()
    transcript = from_json(files.read(arguments.transcript), receipts.Transcript)
    faults = receipts.faults(transcript, _keys(arguments, receipts))
    last = max(transcript.receipts, key=lambda receipt: receipt.sequence)
    told = {
        "match": transcript.receipts[0].match,
        "receipts": len(set(transcript.receipts)),
        "sequence": last.sequence,
        "head": last.head,
        "faults": faults,
    }
    if output.wants_json(arguments):
        output.print_json(told)
    else:
        _print(told, arguments.lang)
    return exits.REFUSED if faults else exits.FINE


def _receipts() -> Any:
    """What checks receipts. By name: the core knows the API at run time only, and works without it."""
    from importlib import import_module

    from warlords_core.cli import exits
    from warlords_core.cli.faults import CommandError

    try:
        return import_module("warlords_api.sealing.receipts")
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        message = f"this needs {module}, which is not installed: pip install 'warlords-core[api]'"
        raise CommandError("not_installed", message, exits.MISSING, module=module, extra="api") from None


def _keys(arguments: argparse.Namespace, receipts: Any) -> dict[str, bytes]:
    """All public keys that are given, by id."""
    from warlords_core.cli import files
    from warlords_core.cli.faults import CommandError
    from warlords_core.codec import from_json

    given: list[tuple[str, str]] = list(arguments.key)
    if arguments.keys is not None:
        given += from_json(files.read(arguments.keys), receipts.PublicKeys).keys.items()
    if not given:
        message = "give the server's public keys, as GET /v1/keys answers them: --keys FILE, or --key ID=BASE64URL"
        raise CommandError("no_keys", message)
    keys: dict[str, str] = {}
    for id_, key in given:
        if keys.setdefault(id_, key) != key:
            raise CommandError("two_keys", f"two different keys are given for the id {id_}", id=id_)
    return {id_: urlsafe_b64decode(key + "=") for id_, key in keys.items()}


def _key(text: str) -> tuple[str, str]:
    found = _KEY.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not 8 hex digits, = and 43 letters of base64url")
    return found[1], found[2]


def _print(told: dict[str, Any], language: Any) -> None:
    from rich.text import Text

    from warlords_core.cli import output
    from warlords_core.cli.command_words import command_words

    console, say = output.console(), command_words(language)
    faults = told["faults"]
    for fault in faults:
        step = f"{say('verify.step', sequence=fault.sequence)}: "
        message = fault.message if language == "en" else say(f"verify.{fault.code}")
        console.print(Text.assemble((step, "bold red"), f"{message} [{fault.code}]"), soft_wrap=True)
        if fault.code == "fork" and language != "en":  # in English the message says it
            who = say.listed(say("seat", seat=seat) for seat in fault.seats) or say("verify.host")
            console.print(f"  {say('verify.acted', who=who)}", soft_wrap=True)
    counts = {"match": told["match"], "count": told["receipts"]}
    if faults:
        console.print(say("verify.faults", **counts, faults=len(faults)), soft_wrap=True)
    else:
        console.print(say("verify.fine", **counts, last=told["sequence"]), soft_wrap=True)
