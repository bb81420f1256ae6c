"""play: a match is played under Pyodide's Python, where there are no threads, processes or sockets."""

import pytest

import magnat
from magnat.games import BUILT_IN
from tests.play import pyodide

pytestmark = pytest.mark.skipif(magnat.compiled(), reason="once is enough: nothing of it is compiled")


@pytest.mark.slow
def test_one_whole_game_of_each_title_is_played_in_webassembly() -> None:
    if why := pyodide.missing():
        pytest.skip(why)
    done = pyodide.run()
    assert done.returncode == 0, done.stderr[-2000:]
    assert "python 3.14" in done.stdout and done.stdout.rstrip().endswith("done")
    assert all(f"{game} " in done.stdout for game in BUILT_IN)
