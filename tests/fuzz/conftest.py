"""Who does not ask for the long runs does not even collect them: Schemathesis makes its cases while it collects."""

from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave this folder out of a plain run, whose marker expression is that of ``addopts``."""
    return True if config.option.markexpr == "not fuzz" else None
