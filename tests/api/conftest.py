"""What the tests of the API share."""

import logging
from collections.abc import Iterator

import pytest
import structlog

from tests.api.door import Door
from tests.sealed import DRAWN


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
