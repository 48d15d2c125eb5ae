"""Every procedure that a rule calls is run: a forgotten `yield from` would silently do nothing."""

import ast

import pytest

from tests.guards.trees import PACKAGE, PURE_TREES, imported

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def own_nodes(function):
    """The nodes of a function without those of functions inside it."""
    waiting = list(ast.iter_child_nodes(function))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, FUNCTIONS):
            waiting.extend(ast.iter_child_nodes(node))


def yields(function):
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own_nodes(function))


def promises_procedure(function):
    """Whether the return type is Procedure[...]."""
    match function:
        case ast.FunctionDef(returns=ast.Subscript(value=ast.Name(id="Procedure"))):
            return True
        case ast.FunctionDef(returns=ast.Constant(value=str(text))):
            return text.startswith("Procedure[")
    return False


def may_promise_procedure(function):
    return isinstance(function, ast.FunctionDef) and "Procedure[" in ast.unparse(
        function.returns or ast.Constant(0)
    )


class Names:
    """Generator functions and procedures by full name, and methods by bare name, over several modules."""

    def __init__(self, trees):
        self.generators, self.procedures = set(), set()
        for module, tree in trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef):
                    self._add(node, self._name(node, module, tree))

    @staticmethod
    def _name(function, module, tree):
        return f"{module}.{function.name}" if function in tree.body else f".{function.name}"

    def _add(self, function, name):
        if yields(function) or promises_procedure(function):
            self.generators.add(name)
        if promises_procedure(function):
            self.procedures.add(name)


def called_name(call, module, tree, imports):
    """The full name of a called function, as far as plain names and modules tell; a method as `.name`."""
    match call.func:
        case ast.Name(id=name):
            top = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
            return f"{module}.{name}" if name in top else imports.get(name, f".{name}")
        case ast.Attribute(value=ast.Name(id=base), attr=name) if base in imports:
            return f"{imports[base]}.{name}"
        case ast.Attribute(attr=name):
            return f".{name}"
    return ""


def import_names(tree, module):
    """What each imported name stands for."""
    names = {}
    for node in ast.walk(tree):
        for full, alias in zip(imported(node, module), getattr(node, "names", ()), strict=False):
            names[alias.asname or alias.name] = full
    return names


def forgotten_yields(module, tree, names):
    imports = import_names(tree, module)
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    faults = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = called_name(node, module, tree, imports)
        bare = name in names.generators and isinstance(parents[node], ast.Expr)
        if bare or (name in names.procedures and not is_driven(node, parents)):
            faults.append(f"{module}:{node.lineno} calls {ast.unparse(node.func)} without `yield from`")
    return faults


def is_driven(call, parents):
    """Whether somebody runs it: `yield from`, another call that is given it, or a plain delegation."""
    node, parent = call, parents[call]
    while isinstance(parent, ast.IfExp) and node is not parent.test:
        node, parent = parent, parents[parent]
    if isinstance(parent, ast.Return):
        function = enclosing_function(parent, parents)
        return may_promise_procedure(function) and not yields(function)
    return isinstance(parent, ast.YieldFrom | ast.Call | ast.keyword | ast.Lambda)


def enclosing_function(node, parents):
    while not isinstance(node, FUNCTIONS):
        node = parents[node]
    return node


def test_every_procedure_that_is_called_is_run():
    names = Names(PURE_TREES)
    assert names.procedures
    assert [
        fault for module, tree in PURE_TREES.items() for fault in forgotten_yields(module, tree, names)
    ] == []


RULES = {
    f"{PACKAGE}.kernel.procedure": ast.parse(
        "def roll(dice) -> Procedure[int]:\n    total = yield dice\n    return total\n"
        "def ask(dice) -> 'Procedure[int]':\n    return roll(dice)\n"
        "def lines():\n    yield 1\n"
        "class Edition:\n    def snap(self) -> Procedure[int]:\n        yield 1\n"
    )
}
IMPORTS = (
    f"from {PACKAGE}.kernel.procedure import roll, ask as inquire, lines\n"
    f"from {PACKAGE}.kernel import procedure\n"
)


def faults_of(*body, returns="Procedure[int]"):
    lines = (f"def play(game, dice) -> {returns}:", *(f"    {line}" for line in body))
    module, tree = f"{PACKAGE}.rules.x", ast.parse(IMPORTS + "\n".join(lines))
    return forgotten_yields(module, tree, Names({**RULES, module: tree}))


@pytest.mark.parametrize(
    "body",
    [
        ("roll(dice)",),
        ("inquire(dice)",),
        ("procedure.roll(dice)",),
        ("lines()",),
        ("game.edition.snap()",),
        ("total = roll(dice)",),
        ("total: int = roll(dice)",),
        ("total = yield roll(dice)",),
        ("if roll(dice) > 3: return 1",),
        ("yield 1", "return roll(dice)"),
        ("return roll(dice), 1",),
        ("yield from (roll(dice) + 1)",),
        ("play(game, dice)",),
    ],
)
def test_a_forgotten_yield_from_is_found(body):
    assert len(faults_of(*body)) == 1


def test_a_procedure_returned_from_a_function_that_promises_none_is_found():
    assert len(faults_of("return roll(dice)", returns="int")) == 1


@pytest.mark.parametrize(
    "body",
    [
        ("return (yield from roll(dice))",),
        ("total = yield from procedure.roll(dice)", "return total"),
        ("yield from (roll(dice) if game else inquire(dice))",),
        ("return roll(dice)",),
        ("return roll(dice) if game else inquire(dice)",),
        ("return Run(roll(dice))",),
        ("table = {'roll': roll, 'later': lambda: roll(dice)}",),
        ("for line in lines(): game(line)",),
        ("game.something_else()",),
    ],
)
def test_a_procedure_that_is_run_is_let_through(body):
    assert faults_of(*body) == []
