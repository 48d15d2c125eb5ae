"""Any executor serves: processes, threads, a cluster; and none is handed more than it can work on.

Real executors work in a process of their own: their threads would collect garbage that belongs to Qt's tests.
"""

import json
import subprocess
import sys
from concurrent.futures import Executor, Future
from importlib.util import find_spec

import pytest
from attrs import asdict

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.many.simulate import Order, play_orders
from bowlbound_desktop.play.many.workers import Workers, cluster, processes
from tests.shelf import matchup, simulate

TEAMS = ("average-1966", "average-1985")
COMMON = """
import json
from attrs import asdict
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.many import workers
from bowlbound_desktop.play.many.simulate import Matchup, Order, play_orders
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.descriptor import consolidated

def played(pool):
    matchup = Matchup(
        game=consolidated(), home=load_by_id("average-1966"), away=load_by_id("average-1985")
    )
    orders = [Order(matchup=matchup, seeds=(5, 3)), Order(matchup=matchup, seeds=(6,))]
    return [asdict(record) for record in play_orders(orders, pool)]
"""
POOLS = """
from concurrent.futures import ThreadPoolExecutor
if __name__ == "__main__":
    with workers.processes(2) as pool:
        games = {"processes": played(pool)}
    with ThreadPoolExecutor(2) as pool:
        games["threads"] = played(pool)
    print(json.dumps(games))
"""
CLUSTER = """
from distributed import LocalCluster
if __name__ == "__main__":
    try:
        workers.PATIENCE = 0.2
        with workers.cluster("tcp://127.0.0.1:9"):
            print("somebody answers")
    except BowlboundError as error:
        games = {"nobody": str(error)}
    workers.PATIENCE = 60
    local = LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None)
    with local, workers.cluster(local.scheduler_address) as pool:
        games["cluster"] = played(pool)
    print(json.dumps(games))
"""


def elsewhere(script, folder):
    """What a script prints as JSON."""
    file = folder / "script.py"
    file.write_text(COMMON + script)
    environment = {"PYTHONPATH": ":".join(sys.path), "PATH": "", "HOME": str(folder)}
    command = [sys.executable, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def plain(record):
    """A game as it comes back from another process."""
    return json.loads(json.dumps(asdict(record)))


@pytest.fixture(scope="module")
def games():
    home, away = map(load_by_id, TEAMS)
    records = {record.seed: record for record in simulate(home, away, 4, seed=3)}
    return [plain(records[seed]) for seed in (5, 3, 6)]


class AtOnce(Executor):
    """Works at once, and remembers what it was handed."""

    def __init__(self):
        self.futures = []

    def submit(self, work, *pieces):
        future = Future()
        self.futures.append(future)
        future.set_result(work(*pieces))
        return future


class OnlyOnce(AtOnce):
    """Goes to sleep after its first piece."""

    def submit(self, work, *pieces):
        if self.futures:
            self.futures.append(Future())
            return self.futures[-1]
        return super().submit(work, *pieces)


def test_processes_and_threads_give_the_same_games(games, tmp_path):
    assert elsewhere(POOLS, tmp_path) == {"processes": games, "threads": games}


@pytest.mark.skipif(find_spec("distributed") is None, reason="without the extra there is no cluster")
def test_a_cluster_gives_the_same_games_and_a_missing_one_a_sentence(games, tmp_path):
    said = elsewhere(CLUSTER, tmp_path)
    assert said["cluster"] == games
    assert said["nobody"].startswith("no cluster answers at tcp://127.0.0.1:9")
    assert "\n" not in said["nobody"]


def test_any_executor_serves(games):
    home, away = map(load_by_id, TEAMS)
    order = Order(matchup=matchup(home=home, away=away), seeds=(5, 3, 6))
    assert [plain(record) for record in play_orders([order], AtOnce())] == games


def test_a_single_job_needs_no_other_process():
    with processes(1) as workers:
        assert workers is None


def test_results_keep_their_order_and_work_is_made_only_as_it_is_handed_out():
    executor = AtOnce()
    results = Workers(executor, 3).in_order(pow, ((number, 2) for number in range(500)))
    assert [next(results) for _ in range(5)] == [0, 1, 4, 9, 16]
    assert len(executor.futures) == 7
    assert sum(results) == sum(number**2 for number in range(5, 500))


def test_work_that_nobody_wants_any_more_is_cancelled():
    executor = OnlyOnce()
    results = Workers(executor, 4).in_order(pow, iter([(2, 2)] * 9))
    assert next(results) == 4
    results.close()
    assert [future.cancelled() for future in executor.futures] == [False, True, True, True]


def test_the_missing_package_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BowlboundError, match=r"bowlbound-desktop\[cluster\]"), cluster("tcp://127.0.0.1:9"):
        pass
