"""A folder that cannot be made is no mistake of the program."""

from PySide6.QtGui import QDesktopServices

from bowlbound_desktop.ui.settings_dialog import open_folder


def test_a_folder_that_cannot_be_made_is_opened_where_it_would_be(monkeypatch, tmp_path):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    (tmp_path / "file").touch()
    open_folder(tmp_path / "file" / "saves")
    open_folder(tmp_path / "new" / "saves")
    assert opened == [str(tmp_path), str(tmp_path / "new" / "saves")]
