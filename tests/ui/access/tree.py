"""The accessibility tree as a screen reader sees it, read inside the program."""

from attrs import frozen
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

ROLES = QAccessible.Role
TABLES = (ROLES.Table, ROLES.Tree, ROLES.List)
INTERACTIVE = {
    ROLES.Button,
    ROLES.CheckBox,
    ROLES.RadioButton,
    ROLES.ComboBox,
    ROLES.EditableText,
    ROLES.SpinBox,
    ROLES.Slider,
    ROLES.MenuItem,
    ROLES.PageTab,
    *TABLES,
}
NO_ROLE = (ROLES.NoRole, ROLES.Client)
CELLS = 60
"""How many cells of a table are read."""


@frozen
class Item:
    """An item of the tree; `node` is Qt's own object."""

    role: object
    name: str
    description: str
    state: object
    node: object
    widget: QWidget | None

    @property
    def shown(self):
        return not self.state.invisible

    @property
    def live(self):
        return self.shown and not self.state.disabled and not self.state.offscreen


def item_of(node):
    texts = QAccessible.Text
    made = node.object()
    return Item(
        node.role(),
        node.text(texts.Name),
        node.text(texts.Description),
        node.state(),
        node,
        made if isinstance(made, QWidget) else None,
    )


def items(root, hidden=False):
    """Every item below a widget, in tree order, without hidden ones."""
    yield from _walk(QAccessible.queryAccessibleInterface(root), hidden)


def _walk(node, hidden):
    if node is None or not node.isValid():
        return
    found = item_of(node)
    if not found.shown and not hidden:
        return
    yield found
    count = min(node.childCount(), CELLS) if found.role in TABLES else node.childCount()
    for place in range(count):
        yield from _walk(node.child(place), hidden)


def press(item):
    """Press a button as the user of a screen reader does."""
    item.node.actionInterface().doAction("Press")
