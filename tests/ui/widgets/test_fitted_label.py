from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.widgets.fitted_label import fitted


def test_a_fitted_label_knows_its_width_in_other_letters_too(qtbot):
    make_application()
    made = fitted()
    qtbot.addWidget(made)
    made.say("Ball on Michigan State 35", "Michigan State 35")
    made.resize(round(made.minimumSizeHint().width() * 1.2), 20)
    in_small_letters = made.squeeze()
    font = made.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    made.setFont(font)
    assert made.squeeze() < in_small_letters
