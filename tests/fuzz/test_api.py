"""Longer runs of Schemathesis, with a new seed each time.

The seed stands in the report's header; ``WARLORDS_FUZZ_SEED`` sets it, ``WARLORDS_FUZZ_EXAMPLES`` sets how many
cases an operation gets.
"""

import os
import tomllib
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from pydantic import SecretStr
from schemathesis.config import SchemathesisConfig

from tests.api import st_hooks
from tests.api.st_sealed import KEYS
from tests.fuzz.chance import SEED
from warlords_api.app import create_app
from warlords_api.settings import Settings

EXAMPLES = int(os.environ.get("WARLORDS_FUZZ_EXAMPLES") or 300)

HEALTH = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
pytestmark = pytest.mark.fuzz


def _config() -> SchemathesisConfig:
    """The project's configuration with another seed and more cases."""
    config = tomllib.loads((Path(__file__).parents[2] / "schemathesis.toml").read_text())
    config["seed"] = SEED
    config["generation"]["max-examples"] = EXAMPLES
    del config["hooks"]  # the import has registered them
    del config["operations"]  # every phase, everywhere
    return SchemathesisConfig.from_dict(config)


schema = schemathesis.openapi.from_asgi(
    "/openapi.json", create_app(Settings(log_level="error", keys=SecretStr(KEYS))), config=_config()
)


@pytest.fixture(autouse=True)
def told(capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f" [WARLORDS_FUZZ_SEED={SEED} WARLORDS_FUZZ_EXAMPLES={EXAMPLES}] ", end="", flush=True)


def test_the_hooks_are_there() -> None:
    assert st_hooks.TYPES


@schema.parametrize()
def test_every_operation_keeps_the_contract(case: Any) -> None:
    case.call_and_validate()


@hypothesis.seed(SEED)
class TestLinks(schema.as_state_machine().TestCase):  # type: ignore[misc]  # made at run time
    """Follows the links of the contract."""

    settings = hypothesis.settings(
        max_examples=EXAMPLES, stateful_step_count=12, deadline=None, suppress_health_check=HEALTH
    )
