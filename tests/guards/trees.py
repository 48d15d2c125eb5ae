"""The package as syntax trees, for the guards that walk them."""

import ast
from pathlib import Path

import bowlbound_desktop

PACKAGE = "bowlbound_desktop"
FOLDER = Path(bowlbound_desktop.__file__).parent


def module_name(path):
    parts = path.relative_to(FOLDER.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def package_trees():
    return {module_name(path): ast.parse(path.read_text(encoding="utf-8")) for path in FOLDER.rglob("*.py")}


TREES = package_trees()


def layer(module):
    """`kernel`, `games`, `ui`, ...; empty for the modules at the top of the package."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def is_pure(module):
    return layer(module) == "kernel" or module.split(".")[3:4] == ["rules"]


PURE_TREES = {module: tree for module, tree in TREES.items() if is_pure(module)}


def within(module, package):
    return module == package or module.startswith(package + ".")


def imported(node, module):
    """Full names of what an import statement names; `from a import b` may mean the module a.b."""
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=base, names=names, level=level):
            return [".".join(filter(None, (*above(module, level), base, alias.name))) for alias in names]
    return []


def above(module, level):
    """The package that the dots of a relative import mean."""
    if not level:
        return []
    is_package = any(other != module and within(other, module) for other in TREES)
    parts = module.split(".")
    return parts[: len(parts) - level + is_package]
