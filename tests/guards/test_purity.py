"""Kernel and rules touch nothing outside themselves and never depend on the order of a set."""

import ast

import pytest

from tests.guards.trees import PURE_TREES

IMPURE_BUILTINS = {
    "open",
    "input",
    "print",
    "exec",
    "eval",
    "compile",
    "__import__",
    "breakpoint",
    "id",
    "hash",
}


def impurities(module, tree):
    return [
        f"{module}:{node.lineno} calls {node.func.id}()"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_BUILTINS
    ]


def is_set(node, known):
    """Whether it plainly is a set: a display, a call of set(), a union of such, a module's constant."""
    match node:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
            return is_set(left, known) or is_set(right, known)
        case ast.Name(id=name):
            return name in known
    return False


def set_constants(tree):
    known = set()
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_set(value, known):
                known.add(name)
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if is_set(value, known):
                known.add(name)
    return known


def iterated(node):
    """The expressions whose order the node lets through."""
    match node:
        case ast.For(iter=source) | ast.comprehension(iter=source) | ast.Starred(value=source):
            return [source]
        case ast.Call(func=ast.Name(id="tuple" | "list" | "iter" | "enumerate" | "zip" | "map"), args=args):
            return args
        case ast.Call(func=ast.Attribute(attr="join" | "extend"), args=args):
            return args
    return []


def ordered_copies(tree):
    """Comprehensions whose own order does not matter: they make a set or feed sorted(), sum(), any(), ..."""
    harmless = {"sorted", "sum", "any", "all", "min", "max", "len", "set", "frozenset"}
    found = {id(part) for node in ast.walk(tree) if isinstance(node, ast.SetComp) for part in node.generators}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.GeneratorExp(generators=parts)]) if (
                name in harmless
            ):
                found |= {id(part) for part in parts}
    return found


def set_iterations(module, tree):
    known, harmless = set_constants(tree), ordered_copies(tree)
    return [
        f"{module}:{source.lineno} takes the order of a set"
        for node in ast.walk(tree)
        if id(node) not in harmless
        for source in iterated(node)
        if is_set(source, known)
    ]


@pytest.mark.parametrize("module", sorted(PURE_TREES))
def test_kernel_and_rules_touch_nothing_outside_themselves(module):
    assert impurities(module, PURE_TREES[module]) == []


@pytest.mark.parametrize("module", sorted(PURE_TREES))
def test_kernel_and_rules_never_depend_on_the_order_of_a_set(module):
    assert set_iterations(module, PURE_TREES[module]) == []


@pytest.mark.parametrize("source", ["open('x')", "def f():\n    return hash('x')", "print(1)"])
def test_an_impure_call_is_found(source):
    assert len(impurities("m", ast.parse(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "for x in {1, 2}: pass",
        "[x for x in set(y)]",
        "tuple(frozenset(y) - {1})",
        "{x: 1 for x in {y for y in z}}",
        "SIDES = {'home', 'away'}\nfor side in SIDES: pass",
        "SIDES: frozenset[str] = frozenset(y)\nprint(*SIDES)",
        "', '.join({'a', 'b'})",
    ],
)
def test_the_order_of_a_set_is_found(source):
    assert len(set_iterations("m", ast.parse(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "sorted({1, 2})",
        "1 in {1, 2}",
        "len(set(y))",
        "for x in (1, 2): pass",
        "{x + 1 for x in {1}}",
        "any(x for x in {1})",
    ],
)
def test_a_set_whose_order_does_not_matter_is_let_through(source):
    assert set_iterations("m", ast.parse(source)) == []
