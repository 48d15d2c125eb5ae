"""Plays a whole game through a screen reader's interface: python benchmarks/by_ear.py [SEED] [TRANSCRIPT].

Starts the program on a screen of its own (Xvfb) with an accessibility bus of its own (dbus-run-session,
at-spi2-core). Like the user of a screen reader, the script only hears announcements, finds the buttons of the
question in the accessibility tree and presses one of them; it sees no pixels and no object names.
Prints the transcript, or writes it to a file.
Needs xvfb, dbus, at-spi2-core and python3-pyatspi; the listening part runs in the system's Python.
"""

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

NEEDED = ("dbus-run-session", "xvfb-run")
SYSTEM_PYTHON = "/usr/bin/python3"
INSIDE = "BOWLBOUND_BY_EAR"
PAUSE_MS = 120
"""Milliseconds of silence after which the program must be waiting for an answer."""
PATIENCE = 1500
"""How often to look for an answer before giving up."""
KEPT = ("object:property-change:accessible-name", "object:state-changed", "object:children-changed")
"""Events that keep a screen reader's copy of the tree up to date."""
LATE_RANGE = 33
"""Yards from the goal line within which the coach tries a field goal on fourth down."""


def main():
    """Start the bus and the screen, or listen if they are running already."""
    if os.environ.get(INSIDE):
        listen()
        return
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing or subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], check=False).returncode:
        print(f"not here: {', '.join(missing) or 'python3-pyatspi'}")
        return
    home = tempfile.mkdtemp(prefix="bowlbound-by-ear-")
    Path(home, "preferences.toml").write_text('animation = "off"\n')
    environment = os.environ | {
        INSIDE: str(Path(sys.executable).with_name("bowlbound")),
        "BOWLBOUND_HOME": home,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    screen = ["xvfb-run", "-a", "-s", "-screen 0 1920x1080x24"]
    command = ["dbus-run-session", "--", *screen, SYSTEM_PYTHON, __file__, *sys.argv[1:]]
    subprocess.run(command, env=environment, check=True, stderr=subprocess.DEVNULL)


def listen():
    """Play until the game is over."""
    seed = sys.argv[1] if len(sys.argv) > 1 else "6"
    program = subprocess.Popen([os.environ[INSIDE], "play", "--seed", seed, "--coach", "away"])
    listener = Listener(random.Random(int(seed)))
    try:
        listener.run()
    finally:
        program.terminate()
        text = "\n".join(listener.heard)
        if len(sys.argv) > 2:
            Path(sys.argv[2]).write_text(text + "\n")
        else:
            print(text)
        seconds = time.monotonic() - listener.began
        print(f"{listener.answers} answers, {len(listener.heard)} lines, {seconds:.0f} s")


class Listener:
    """Hears announcements and presses buttons."""

    def __init__(self, luck):
        import pyatspi
        from gi.repository import GLib

        self.bus, self.clock, self.luck = pyatspi, GLib, luck
        self.heard, self.answers, self.began = [], 0, time.monotonic()
        self.question, self.panel, self.tries, self.silence = "", None, 0, 0

    def run(self):
        self.bus.Registry.registerEventListener(self.hear, "object:announcement")
        self.bus.Registry.registerEventListener(lambda _event: None, *KEPT)
        self.wait()
        self.bus.Registry.start()

    def wait(self):
        if self.silence:
            self.clock.source_remove(self.silence)
        self.silence = self.clock.timeout_add(PAUSE_MS, self.speak_up)

    def hear(self, event):
        sentence = event.any_data
        self.heard.append(sentence)
        self.question, self.tries = sentence, 0
        self.wait()

    def speak_up(self):
        """Answer the last question; before the window is open nothing has been asked."""
        self.silence, self.tries = 0, self.tries + 1
        if any(sentence.startswith("Final!") for sentence in self.heard[-6:]) or self.tries > PATIENCE:
            self.bus.Registry.stop()
            return False
        button = self.choose(self.buttons())
        if button is not None:
            self.press(button)
        self.wait()
        return False

    def press(self, button):
        self.heard.append(f"    > {button.name}")
        self.question, self.answers = "", self.answers + 1
        action = button.queryAction()
        names = [action.getName(place) for place in range(action.nActions)]
        action.doAction(names.index("Press"))

    # The tree

    def buttons(self):
        """The buttons of the last question."""
        try:
            if self.panel is None or not self.asks(self.panel):
                self.panel = next((node for node in self.nodes(self.window()) if self.asks(node)), None)
            return (
                []
                if self.panel is None
                else [node for node in self.nodes(self.panel) if self.is_button(node)]
            )
        except (self.clock.Error, RuntimeError, LookupError):  # the tree has just changed
            self.panel = None
            return []

    def asks(self, node):
        """Whether a group has the name of the question."""
        name = node.name if node.getRole() == self.bus.ROLE_PANEL else ""
        return name.endswith("?") and self.question.startswith(name)

    def window(self):
        programs = [program for program in self.bus.Registry.getDesktop(0) if program.name == "Bowlbound"]
        return programs[0] if programs else None

    def nodes(self, node):
        if node is None or not node.getState().contains(self.bus.STATE_SHOWING):
            return
        yield node
        if node.getRole() not in (self.bus.ROLE_TABLE, self.bus.ROLE_TREE, self.bus.ROLE_LIST):
            for child in node:
                yield from self.nodes(child)

    def is_button(self, node):
        states = node.getState()
        pressed = (self.bus.ROLE_PUSH_BUTTON, self.bus.ROLE_TOGGLE_BUTTON)
        return node.getRole() in pressed and states.contains(self.bus.STATE_ENABLED)

    # The call

    def choose(self, buttons):
        """The answer of a simple coach: kicks on fourth down, quiet answers, otherwise at random."""
        named = {button.name.split(",")[0]: button for button in buttons}
        if not named:
            return None
        situation = next((line for line in reversed(self.heard) if " and " in line and " at " in line), "")
        plays = [name for name in named if re.search(r", key [1-9]$", named[name].name)]
        if "4th and" in situation and "Punt" in named and self.heard[-2] == situation:
            return named["Field goal" if in_range(situation) and "Field goal" in named else "Punt"]
        quiet = [name for name in named if name.startswith(("No", "Keep", "Deep", "Kick", "Receive"))]
        return named[self.luck.choice(plays or quiet[:1] or list(named))]


def in_range(situation):
    """Whether the ball is close enough for a field goal."""
    team, _, place = situation.partition(",")
    side, _, yards = place.partition(" at ")[2].partition(".")[0].rpartition(" ")
    return side != team and yards.isdigit() and int(yards) <= LATE_RANGE


if __name__ == "__main__":
    main()
