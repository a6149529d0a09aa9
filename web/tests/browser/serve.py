"""The hall of the browser tests: `drakehall serve`, with deals and bots' luck counted from 1 instead of drawn.

So a test meets the same deal every time, and a page that breaks with some deals only is found out or not at all,
never now and then.
"""

from itertools import count

import drakehall.hall.hall
import drakehall.hall.thinking
import drakehall.server.sampling.sampler
from drakehall.cli import main

deals, luck = count(1), count(1)
drakehall.hall.hall.fresh_seed = lambda: next(deals)
drakehall.hall.thinking.fresh_seed = lambda: next(luck)
drakehall.server.sampling.sampler.fresh_seed = lambda: next(luck)
main()
