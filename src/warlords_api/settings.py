"""Settings of the API, read from the environment: ``WARLORDS_PORT=9000``, and so on."""

from pathlib import Path
from typing import Annotated, Literal

from annotated_types import Ge, Gt, Le
from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

PREFIX = "WARLORDS_"


class Settings(BaseSettings):
    """Everything that can be set; each field is a variable with the prefix ``WARLORDS_``.

    Raises:
        pydantic.ValidationError: a variable does not hold what its field asks for; all faults at once.
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="ignore", use_attribute_docstrings=True)

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: Annotated[int, Ge(0), Le(65_535)] = 8000
    """Port to listen on."""
    workers: Annotated[int, Ge(1), Le(256)] = 1
    """Worker processes."""
    server: Literal["granian", "uvicorn"] = "granian"
    """What speaks HTTP."""
    body_limit: Annotated[int, Ge(1_024), Le(64 * 1024 * 1024)] = 1_000_000
    """Largest request body, in bytes; larger ones are answered with 413."""
    body_timeout: Annotated[float, Gt(0), Le(600)] = 10.0
    """Seconds for a request body to arrive; slower ones are answered with 408."""
    header_timeout: Annotated[float, Gt(0), Le(600)] = 10.0
    """Seconds for the headers of a request to arrive, and that a kept connection may be quiet (granian only)."""
    stop_timeout: Annotated[int, Ge(1), Le(600)] = 5
    """Seconds that open requests have to end when the server is told to stop."""
    max_actions: Annotated[int, Ge(1), Le(256)] = 256
    """Most actions in one adjudication; the contract never allows more than 256."""
    rate: Annotated[float, Ge(0), Le(1_000_000)] = 0
    """Requests a second that one address may make in the long run; 0: no limit. Counted in each worker for itself."""
    burst: Annotated[int, Ge(1), Le(1_000_000)] = 50
    """Requests that one address may make at once when there is a limit."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """Least level that is logged."""
    log_requests: bool = False
    """Whether each request gets a line at level info; counts and latencies stand in /metrics either way."""
    log_format: Literal["json", "text"] = "json"
    """One JSON object a line, or lines for people."""
    packs: Path | None = None
    """Folder with more content packs: a folder for each game, in it ``*.json``, ``*.yaml`` and ``*.yml``."""
    keys: SecretStr | None = None
    """Master keys that seal matches: base64 of 32 bytes, one or two separated by a comma, the newest first. Without
    any, the server makes one for its workers that is gone with it."""
    heads: Annotated[str, Field(pattern=r"^(|memory:|rediss?://.+|unix://.+)$")] = ""
    """Store of heads, which refuses forks: ``memory:`` (one worker) or the address of a Redis or Valkey server."""
    heads_kept: Annotated[int, Ge(60), Le(10 * 366 * 86_400)] = 30 * 86_400
    """Seconds after its last step that a store of heads on a server remembers a match."""
    cors_origins: Annotated[tuple[str, ...], NoDecode] | str = ()
    """Origins of web pages that may call the API, separated by commas; ``*``: all."""

    @property
    def origins(self) -> tuple[str, ...]:
        """``cors_origins`` as a tuple."""
        return _split(self.cors_origins)


def _split(origins: tuple[str, ...] | str) -> tuple[str, ...]:
    parts = origins.split(",") if isinstance(origins, str) else origins
    return tuple(part.strip() for part in parts if part.strip())
