"""Names of this project's packages, resolved as Python resolves them, without importing anything."""

import ast
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"
PACKAGES = ("warlords_core", "warlords_api")


def resolved(module: str, target: str) -> str:
    """The place where a name is defined, as seen from a module; names that it does not import stay as they are."""
    if target in PACKAGES:
        return target
    if target.partition(".")[0] in PACKAGES:
        module, _, target = target.rpartition(".")
        home = resolved(module, target)
        return home if "." in home else f"{module}.{target}"
    place = _imports(module).get(target)
    return target if place is None else resolved("", place)


def is_type_variable(target: str) -> bool:
    """Whether a full name is that of a type variable."""
    module, _, name = target.rpartition(".")
    return name in _type_variables(module)


@cache
def _type_variables(module: str) -> frozenset[str]:
    return frozenset(
        target.id
        for node in _parsed(module)
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) == "TypeVar"
        for target in node.targets
        if isinstance(target, ast.Name)
    )


@cache
def _imports(module: str) -> dict[str, str]:
    """What a module imports from this project: full paths by name."""
    return {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in _parsed(module)
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in PACKAGES
        if node.module != module  # a package that imports its own modules
        for alias in node.names
    }


def _parsed(module: str) -> list[ast.AST]:
    path = SOURCE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return list(ast.walk(ast.parse(file.read_text("utf-8")))) if module and file.is_file() else []
