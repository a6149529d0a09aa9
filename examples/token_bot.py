"""A bot with a token sits down at an open table, or sets one, and plays: `python token_bot.py ADDRESS TOKEN [TABLE]`.

It chooses by chance; `choose` is the place for something better. The token needs the scopes read, play and host.
"""

import asyncio
import random
import sys

from drakehall.client import Client
from drakehall.wire.frames import Choice, PositionShown


def choose(position: PositionShown) -> Choice:
    """Choose one of the legal actions; `position.view` is all that the seat may know."""
    return random.choice(position.legal)


async def main(address: str, token: str, table: str | None = None) -> list[int]:
    """Play one game; give the final scores."""
    async with Client(address, token) as hall:
        if table is None:
            seated = await hall.create("smoki", seats=2, bots=["greedy"])
            table = (await hall.start(seated.table.id)).id
        else:
            await hall.sit(table)
        async with hall.play(table) as seat:
            async for position in seat:
                if position.legal:
                    await seat.act(choose(position))
        assert seat.position is not None
        assert seat.position.result is not None
        return seat.position.result.scores


if __name__ == "__main__":
    print(asyncio.run(main(*sys.argv[1:4])))  # noqa: T201
