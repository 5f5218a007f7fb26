"""Schemathesis against the application in this process: every check, every phase, a fixed seed (schemathesis.toml)."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from pydantic import SecretStr

from tests.api import st_hooks
from tests.api.st_sealed import KEYS
from warlords_api.app import create_app
from warlords_api.settings import Settings

schema = schemathesis.openapi.from_asgi("/openapi.json", create_app(Settings(log_level="error", keys=SecretStr(KEYS))))

# Thousands of requests that no other line is reached by: counted without tracing, which takes half of their time.
pytestmark = pytest.mark.no_cover

HEALTH = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


def test_the_hooks_know_every_operation_with_a_body() -> None:
    paths = schema.raw_schema["paths"].values()
    assert set(st_hooks.TYPES) == {path["post"]["operationId"] for path in paths if "post" in path}


@schema.parametrize()
def test_every_operation_keeps_the_contract(case: Any) -> None:
    case.call_and_validate()


class TestLinks(schema.as_state_machine().TestCase):  # type: ignore[misc]  # made at run time
    """Follows the links of the contract: match → legal actions or suggestion → adjudication → …"""

    settings = settings(
        max_examples=25,
        stateful_step_count=8,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=HEALTH,
    )
