"""Checks that every text on the screen fits, and that nothing overlaps.

    assert trouble_in(window) == []

Checks everything visible in a window: labels, buttons, boxes and the lists they open, tabs, headings of
tables, menu titles, dock titles. Item views may shorten their texts with an ellipsis; their headings may not.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenuBar,
    QPushButton,
    QTabBar,
    QTableWidget,
    QTreeWidget,
    QWidget,
)

from bowlbound_desktop.ui.charts.header import ChartHeader
from bowlbound_desktop.ui.labels import set_text_size
from bowlbound_desktop.ui.widgets.fitted_label import TIGHTEST, FittedLabel
from bowlbound_desktop.ui.widgets.text_button import TextButton

SIZES = ((1100, 700), (1920, 1080))
TEXTS = (100, 150)
PATIENCE = 6
WRAP = int(Qt.TextFlag.TextWordWrap)
ARROW = 34
"""The width that arrow and frame of a box need."""


def settle():
    """Let Qt lay out and paint."""
    for _ in range(6):
        QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def trouble_in(window):
    """Every text that is cut off, every widget beyond an edge or overlapping another, in words."""
    for _ in range(PATIENCE):  # one layout may request another, each in a new turn of the event loop
        settle()
        found = [*cut_texts(window), *cut_titles(window), *beyond_the_edge(window), *lying_on_another(window)]
        if not found:
            break
    return [*found, *cut_lists(window)]


def nameless(window):
    """Widgets that accept the focus but have no text for screen readers."""
    kinds = (QAbstractButton, QComboBox, QLineEdit, QAbstractItemView)
    found = [widget for kind in kinds for widget in seen(window, kind)]
    return [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in found
        if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and not spoken(widget)
    ]


def spoken(widget):
    """Its name, its text, the text of its label, or that of the widget it is part of."""
    labels = widget.window().findChildren(QLabel)
    own = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
    part = isinstance(widget.parentWidget(), QComboBox | QHeaderView) or isinstance(widget, QHeaderView)
    return own or part or any(label.buddy() is widget for label in labels)


def item_widgets(window):
    """Run Qt's tester on every model that is shown, and find item widgets filled by hand."""
    views = [view for view in window.findChildren(QAbstractItemView) if view.model() is not None]
    for model in {id(view.model()): view.model() for view in views}.values():
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    return [view.objectName() for view in views if isinstance(view, QListWidget | QTableWidget | QTreeWidget)]


def seen(window, kind):
    """Visible widgets of a class, without the window itself."""
    return [
        widget
        for widget in window.findChildren(kind)
        if widget.isVisible() and widget.window() is window.window() and not lies_behind(widget)
    ]


def lies_behind(widget):
    """Whether it has no size, or its dock is behind another tab."""
    above = widget
    while above is not None and not isinstance(above, QDockWidget):
        above = above.parentWidget()
    return widget.size().isEmpty() or (above is not None and above.visibleRegion().isEmpty())


def cut_texts(window):
    """Labels, buttons, boxes and fields with less room than their text needs."""
    kinds = (QLabel, QAbstractButton, QComboBox, QLineEdit)
    found = [widget for kind in kinds for widget in seen(window, kind)]
    return [
        f"cut: {type(widget).__name__} {widget.objectName()} {words(widget)!r}"
        for widget in found
        if words(widget) and is_cut(widget)
    ]


def cut_lists(window):
    """Entries of combo boxes that are cut off when the list is open."""
    boxes = [box for box in seen(window, QComboBox) if box.isEnabled() and box.count()]
    return [f"cut in the list of {box.objectName()}: {text!r}" for box in boxes for text in cut_entries(box)]


def cut_entries(box):
    """What is cut off when a box is opened; a long list may be scrolled."""
    box.showPopup()
    QCoreApplication.processEvents()
    view = box.view()
    room, rolls = view.viewport().rect(), box.count() > box.maxVisibleItems()
    places = {row: view.visualRect(box.model().index(row, 0)) for row in range(box.count())}
    cut = [
        box.itemText(row)
        for row, place in places.items()
        if advance(view, box.itemText(row)) > min(place.width(), room.width())
        or not (rolls or (place.top() >= 0 and place.bottom() <= room.bottom()))
    ]
    box.hidePopup()
    return cut


def words(widget):
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.text() or (widget.placeholderText() if isinstance(widget, QLineEdit) else "")


def is_cut(widget):
    match widget:
        case FittedLabel():
            return widget.squeeze() < TIGHTEST - 0.01
        case QLabel():
            return label_is_cut(widget)
        case QComboBox():
            return advance(widget, widget.currentText()) + ARROW > widget.width()
        case QCheckBox():
            return shorter(widget, widget.sizeHint())
        case QLineEdit():
            return not widget.text() and advance(widget, widget.placeholderText()) > widget.width() - 20
        case QPushButton():
            return shorter(widget, widget.sizeHint())
    return advance(widget, widget.text()) > widget.width()


def label_is_cut(label):
    room = label.contentsRect()
    if label.wordWrap():
        needed = label.fontMetrics().boundingRect(QRect(0, 0, room.width(), 10_000), WRAP, label.text())
        return needed.height() > room.height() or needed.width() > room.width()
    lines = label.text().split("\n")
    wide = max(advance(label, line.replace("&", "")) for line in lines)
    return wide > room.width() or QFontMetrics(label.font()).ascent() * len(lines) > room.height()


def shorter(widget, needed):
    return widget.width() < needed.width() or widget.height() < needed.height()


def advance(widget, text):
    return widget.fontMetrics().horizontalAdvance(text)


def cut_titles(window):
    """Tabs, headings, menu titles and dock titles with too little room."""
    return [*cut_tabs(window), *cut_headings(window), *cut_menus(window), *cut_docks(window)]


def cut_tabs(window):
    return [
        f"cut tab: {bar.tabText(place)}"
        for bar in seen(window, QTabBar)
        for place in range(bar.count())
        if bar.isTabVisible(place)
        and advance(bar, bar.tabText(place).replace("&", "")) > bar.tabRect(place).width()
    ]


def cut_headings(window):
    """Headings of item views, except charts, which squeeze theirs."""
    headers = [header for header in seen(window, QHeaderView) if not isinstance(header, ChartHeader)]
    return [
        f"cut heading: {text}"
        for header in headers
        for place in range(header.count())
        if not header.isSectionHidden(place)
        and (text := str(header.model().headerData(place, header.orientation()) or ""))
        and max(advance(header, line) for line in text.split("\n")) > header.sectionSize(place)
    ]


def cut_menus(window):
    return [
        f"cut menu: {action.text()}"
        for bar in seen(window, QMenuBar)
        for action in bar.actions()
        if advance(bar, action.text().replace("&", "")) > bar.actionGeometry(action).width()
    ]


def cut_docks(window):
    return [
        f"cut dock title: {dock.windowTitle()}"
        for dock in seen(window, QDockWidget)
        if dock.titleBarWidget() is None and advance(dock, dock.windowTitle()) > dock.width()
    ]


def beyond_the_edge(window):
    """Labels and buttons that are partly beyond an edge, unless they can be scrolled into view."""
    found = [widget for kind in (QLabel, QAbstractButton, QComboBox) for widget in seen(window, kind)]
    return [
        f"hidden in part: {type(widget).__name__} {widget.objectName()} {words(widget)!r}"
        for widget in found
        if words(widget) and not scrolled(widget) and is_hidden_in_part(widget)
    ]


def is_hidden_in_part(widget):
    in_sight = widget.visibleRegion().boundingRect()
    return not in_sight.isEmpty() and not in_sight.contains(widget.rect())


def scrolled(widget):
    above = widget.parentWidget()
    while above is not None and not above.isWindow():
        if isinstance(above, QAbstractScrollArea) and not isinstance(above, QAbstractItemView):
            return True
        above = above.parentWidget()
    return False


def lying_on_another(window):
    """Labels, buttons and boxes of one parent that overlap."""
    families: dict[QWidget, list[QWidget]] = {}
    for kind in (QLabel, QAbstractButton, QComboBox, QLineEdit):
        for widget in seen(window, kind):
            if words(widget):
                families.setdefault(widget.parentWidget(), []).append(widget)
    return [
        f"{one.objectName() or words(one)!r} lies on {other.objectName() or words(other)!r}"
        for family in families.values()
        for place, one in enumerate(family)
        for other in family[:place]
        if one.geometry().intersects(other.geometry()) and not isinstance(one, TextButton)
    ]


def on_another_button(window, buttons):
    """Buttons anywhere in a window that overlap."""
    places = [QRect(button.mapTo(window, QPoint(0, 0)), button.size()) for button in buttons]
    return [
        (one, other) for place, one in enumerate(places) for other in places[:place] if one.intersects(other)
    ]


class TextSize:
    """A context with another text size."""

    def __init__(self, percent):
        self._percent = percent

    def __enter__(self):
        set_text_size(self._percent)

    def __exit__(self, *_):
        set_text_size(100)
