"""Where all random play of the benchmarks draws from."""

import random
from collections.abc import Callable


class Chance:
    """Python's own generator as a source of chance: the peers draw from it too."""

    def __init__(self, seed: int) -> None:
        self.below: Callable[[int], int] = random.Random(seed).randrange
