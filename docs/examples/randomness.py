"""The randomness of a match written out again, without this library, and compared with it."""

from hashlib import blake2b

from warlords_core import Rng


class Draws:
    """The draws of one label of a match."""

    def __init__(self, seed: int, label: str) -> None:
        self.key = blake2b(seed.to_bytes(8, "big"), digest_size=32, person=b"warlords/seed").digest()
        self.label = label.encode("utf-8")
        self.count = 0

    def word(self, size: int) -> int:
        message = self.count.to_bytes(8, "big") + self.label
        self.count = self.count % (2**53 - 1) + 1
        return int.from_bytes(blake2b(message, key=self.key, digest_size=size).digest(), "big")

    def below(self, bound: int) -> int:
        size = 8 if bound <= 2**64 else 64
        words = 256**size
        while (word := self.word(size)) >= words - words % bound:
            pass
        return word % bound

    def shuffled(self, items: str) -> str:
        order = list(items)
        for place in reversed(range(1, len(order))):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return "".join(order)


if __name__ == "__main__":
    rng, draws = Rng.seeded(7), Draws(7, "die")
    for bound in (6, 6, 100, 2**64 + 1):
        drawn, rng = rng.below("die", bound)
        print(draws.below(bound) == drawn)
    print(Draws(7, "deal").shuffled("abcdefgh") == "".join(rng.shuffle("deal", "abcdefgh")[0]))
