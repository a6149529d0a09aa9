"""The sampler's process: it is given real positions and hands out only samples."""

import msgspec

from drakehall.hall.preview import foresee
from drakehall.hall.thinking import Sample
from drakehall.kernel import registry
from drakehall.kernel.chance import Chance
from drakehall.server.process import answer_lines
from drakehall.server.sampling.messages import Order, Reply


def main() -> None:
    """Answer every request."""
    decoder = msgspec.json.Decoder(Order)
    answer_lines(lambda line: reply(decoder.decode(line)))


def reply(order: Order) -> Reply:
    """Draw a sample, or look ahead in some."""
    try:
        game = registry.game(order.game)
        state = game.load(order.position)
        chance = Chance(order.seed)
        if order.action is not None:
            return Reply(foreseen=foresee(state, order.seat, order.action, chance))
        world = state.sample(order.seat, chance)
        return Reply(sample=Sample(order.game, order.seat, game.save(world).decode(), world.legal()))
    except Exception as error:  # whatever a game does wrong is reported, not fatal
        return Reply(error=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
