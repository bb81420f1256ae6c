"""bench: a server killed again and again under people who play. Nothing promised may be missing, nothing done twice.

python bench/kill.py --kills 200 --tables 6
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.conftest import FAST
from tests.server.harness import Serving
from tests.server.killing import Report, under_fire


def killed(kills: int, tables: int, seed: int) -> Report:
    with tempfile.TemporaryDirectory() as folder, Serving(f"sqlite:///{folder}/magnat.db", *FAST) as serving:

        async def crash() -> None:
            serving.kill()
            await asyncio.to_thread(serving.start)

        return asyncio.run(under_fire(serving, tables, kills, crash, seed))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(killed(args.kills, args.tables, args.seed))
