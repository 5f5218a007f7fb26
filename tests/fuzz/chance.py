"""The seed of a fuzz run: ``WARLORDS_FUZZ_SEED``, or a new one each time; it is told before each test."""

import os
from secrets import randbelow
from typing import Final

SEED: Final = int(os.environ.get("WARLORDS_FUZZ_SEED") or randbelow(2**32))
