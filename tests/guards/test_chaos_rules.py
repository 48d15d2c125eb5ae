"""The rules of Gridiron Chaos import the kernel alone, run what they call, and touch nothing else."""

import ast

import pytest

from tests.guards.test_imports import PURE_MODULES
from tests.guards.test_procedures import Names, forgotten_yields
from tests.guards.test_purity import impurities, set_iterations
from tests.guards.trees import PACKAGE, PURE_TREES, TREES, imported, within

RULES = f"{PACKAGE}.games.gridiron_chaos.rules"
OWN = {module: tree for module, tree in TREES.items() if within(module, RULES)}


def may_import(name):
    if within(name, PACKAGE):
        return within(name, f"{PACKAGE}.kernel") or within(name, RULES)
    return name.split(".")[0] in {*PURE_MODULES, "attrs"}


@pytest.mark.parametrize("module", sorted(OWN))
def test_the_rules_import_the_kernel_alone(module):
    names = [name for node in ast.walk(OWN[module]) for name in imported(node, module)]
    assert [name for name in names if not may_import(name)] == []


@pytest.mark.parametrize("module", sorted(OWN))
def test_the_rules_touch_nothing_and_depend_on_no_order_of_a_set(module):
    assert impurities(module, OWN[module]) + set_iterations(module, OWN[module]) == []


def test_every_procedure_that_is_called_is_run():
    names = Names({**PURE_TREES, **OWN})
    faults = [fault for module, tree in OWN.items() for fault in forgotten_yields(module, tree, names)]
    assert faults == []
    assert len(OWN) > 20
