"""A guest plays a whole table against two bots, choosing by chance: `python docs/example_client.py [ADDRESS]`."""

import asyncio
import random
import sys

from drakehall.client import Client


async def main(address: str = "http://localhost:8000") -> list[int]:
    """Set a table, play it to the end, give the final scores."""
    async with Client(address) as hall:
        await hall.rename("Random Rita")
        seated = await hall.create("smoki", seats=3, bots=["greedy", "random"], open_piles=1)
        await hall.start(seated.table.id)
        async with hall.play(seated.table.id, since=0) as seat:
            async for position in seat:
                for entry in position.happened:
                    for event in entry.events:
                        print(entry.seq, event)  # noqa: T201
                if position.legal:
                    await seat.act(random.choice(position.legal))
        assert seat.position is not None
        assert seat.position.result is not None
        print("scores:", seat.position.result.scores)  # noqa: T201
        return seat.position.result.scores


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:2]))
