"""What the tests of the API share."""

import logging
from collections.abc import Iterator

import pytest
import structlog

from tests.api.door import Door
from tests.api.tables import KEYS
from tests.sealed import DRAWN
from warlords_core import games


@pytest.fixture(autouse=True, scope="session")
def quiet() -> Iterator[None]:
    """No log line for every request."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    yield
    structlog.reset_defaults()


@pytest.fixture(autouse=True)
def repeatable(request: pytest.FixtureRequest) -> None:
    """Sealed matches of a test are the same in each run, whatever other tests have run."""
    DRAWN.restart(request.node.nodeid)


@pytest.fixture(scope="session")
def door() -> Iterator[Door]:
    """The application with its default settings."""
    with Door() as opened:
        yield opened


@pytest.fixture(scope="module")
def keyed() -> Iterator[Door]:
    """A server whose tokens the tests can open."""
    with Door(random=DRAWN, keys=KEYS) as opened:
        yield opened


@pytest.fixture(scope="module")
def remembering() -> Iterator[Door]:
    """The same with a store of heads."""
    with Door(random=DRAWN, keys=KEYS, heads="memory:") as opened:
        yield opened


@pytest.fixture(params=games.names())
def name(request: pytest.FixtureRequest) -> str:
    """Every game in turn."""
    chosen: str = request.param
    return chosen
