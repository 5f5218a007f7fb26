"""What the engine does not do again because nothing has happened: doing it again would change nothing."""

from itertools import count

import pytest

from tests.kassen.walks import TABLES, match
from warlords_core import codec
from warlords_core.kassen import auras
from warlords_core.kassen.battle import Battle


@pytest.mark.rule("KS-7.1")
@pytest.mark.parametrize("table", TABLES)
def test_counting_and_settling_whenever_it_could_matter_comes_to_the_same(
    table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = range(3)
    spared = [codec.digest(state) for seed in seeds for state in match(table, seed)]
    always = count()
    monkeypatch.setattr(Battle, "changes", property(lambda self: next(always), lambda self, value: None))
    monkeypatch.setattr(auras, "_left_behind", lambda state: None)
    # Without the cache: played once more, with everything counted and settled each time.
    done = [codec.digest(state) for seed in seeds for state in match.__wrapped__(table, seed)]
    assert done == spared
