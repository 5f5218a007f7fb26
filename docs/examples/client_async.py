"""The same calls for those who await: the views of a match at once; argument: the server's address."""

import asyncio
import sys

from warlords_api.client import AsyncClient, Calls
from warlords_core.xidit import GAME, Options

calls = Calls(GAME)


async def main() -> None:
    """Start a match, then look at it with everybody's eyes."""
    async with AsyncClient(sys.argv[1]) as client:
        match = await client.send(calls.start(Options(seats=3), seed=1))
        looks = await asyncio.gather(*[client.send(calls.view(match.state, seat)) for seat in range(3)])
        print([look.view.seat for look in looks], [decision.seat for decision in match.decisions])


asyncio.run(main())
