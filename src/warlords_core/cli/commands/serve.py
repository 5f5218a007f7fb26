"""``warlords serve``: the HTTP API."""

import argparse

from warlords_core.cli.arguments import natural, positive


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.description = (
        "Start the HTTP API. What is not given here comes from the settings in the environment. "
        "Needs the extra `api`: pip install 'warlords-core[api]'."
    )
    parser.add_argument("--host", metavar="ADDRESS", help="address to listen on")
    parser.add_argument("--port", type=natural, metavar="N", help="port to listen on")
    parser.add_argument("--workers", type=positive, metavar="N", help="number of worker processes")


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped."""
    from importlib import import_module

    from warlords_core.cli import exits
    from warlords_core.cli.faults import CommandError

    given = {name: getattr(arguments, name) for name in ("host", "port", "workers")}
    try:
        # By name: the core knows the API at run time only, and works without it.
        server = import_module("warlords_api.server")
    except ModuleNotFoundError as error:
        message = f"the API needs {error.name}, which is not installed: pip install 'warlords-core[api]'"
        raise CommandError("not_installed", message, exits.MISSING) from None
    server.serve(**{name: value for name, value in given.items() if value is not None})
    return exits.FINE
