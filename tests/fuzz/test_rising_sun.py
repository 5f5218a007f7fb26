"""Long runs of rising_sun with packs that are drawn anew each time.

``WARLORDS_FUZZ_MATCHES`` sets how many matches are played, four a pack, with three to six seats; a match that goes
wrong is left behind in ``build/fuzz`` (or ``WARLORDS_FUZZ_LEFT``) with its pack, and the message says how to play it
again.
"""

import os

import hypothesis
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.fuzz.chance import SEED
from tests.rising_sun.drawn_matches import TABLES, play_some
from tests.rising_sun.packs_drawn import packs
from warlords_core.rising_sun.model import Options
from warlords_core.rising_sun.pack import Pack

MATCHES = int(os.environ.get("WARLORDS_FUZZ_MATCHES") or 4_000)
EACH = 4

pytestmark = pytest.mark.fuzz


@pytest.fixture(autouse=True)
def told(capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f" [WARLORDS_FUZZ_SEED={SEED} WARLORDS_FUZZ_MATCHES={MATCHES}] ", end="", flush=True)


def test_matches_of_drawn_packs_end_and_keep_every_invariant() -> None:
    @hypothesis.seed(SEED)
    @settings(
        max_examples=max(1, MATCHES // EACH),
        deadline=None,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        derandomize=False,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    )
    @given(pack=packs(), options=TABLES, seed=st.integers(0, 2**53 - 1))
    def play(pack: Pack, options: Options, seed: int) -> None:
        play_some(pack, options, seed, EACH)

    play()
