"""What the figures were measured with."""

import os
import platform
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

_PACKAGES = (
    "warlords-core",
    "msgspec",
    "litestar",
    "granian",
    "uvicorn",
    "uvloop",
    "httptools",
    "chess",
    "open-spiel",
    "gym-locm",
)


def machine() -> dict[str, str]:
    """Interpreter, processor and versions."""
    return {
        "interpreter": f"{platform.python_implementation()} {platform.python_version()}, {_build()}",
        "processor": f"{_processor()}, {os.cpu_count()} here; load {_load()} at the start",
        "system": f"{platform.system()} {platform.release()}",
        "versions": ", ".join(f"{name} {_version(name)}" for name in _PACKAGES),
    }


def _build() -> str:
    """How the interpreter was made: this moves pure Python by tens of percent."""
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    flags = sysconfig.get_config_var("PY_CFLAGS") or ""
    traits = [
        f"{'' if '--enable-optimizations' in arguments or '-fprofile-use' in flags else 'no '}PGO",
        f"{'' if '--with-lto' in arguments or '-flto' in flags else 'no '}LTO",
    ]
    if not getattr(sys, "_is_gil_enabled", lambda: True)():
        traits.append("no GIL")
    return f"{', '.join(traits)}; {' '.join(platform.python_build())}; {platform.python_compiler()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def _load() -> str:
    return f"{os.getloadavg()[0]:.2f}" if hasattr(os, "getloadavg") else "unknown"


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "-"
