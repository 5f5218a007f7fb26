"""Seats of a state."""

from typing import Any

from warlords_core.cli.faults import CommandError


def check(state: Any, seat: int) -> None:
    """Refuse a seat that a state does not have.

    Raises:
        CommandError: there is no such seat.
    """
    count = state.options.seats
    if not 0 <= seat < count:
        message = f"there is no seat {seat}: this match has seats 0 to {count - 1}"
        raise CommandError("unknown_seat", message, seat=seat, last=count - 1)
