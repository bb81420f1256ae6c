"""A store in a dictionary, for tests of the browser host without a browser."""

import json


class Memory:
    """Replaces the browser's store. `refuse` makes writes fail as if another tab had been faster."""

    def __init__(self) -> None:
        self.player = ""
        self.rows: dict[str, str] = {}
        self.log: dict[tuple[str, int], str] = {}
        self.reviews: dict[str, str] = {}
        self.refuse = False

    async def me(self) -> str:
        return self.player

    async def keep_me(self, me: str) -> None:
        self.player = me

    async def tables(self) -> str:
        return json.dumps([*self.rows.values()])

    async def entries(self, table: str) -> str:
        return json.dumps([self.log[key] for key in sorted(self.log) if key[0] == table])

    async def write(self, table: str, row: str, seq: int, entry: str) -> bool:
        if self.refuse or (table, seq) in self.log:
            return False
        self.rows[table] = row
        if seq >= 0:
            self.log[table, seq] = entry
        return True

    async def remove(self, table: str) -> None:
        self.rows.pop(table, None)
        self.log = {key: entry for key, entry in self.log.items() if key[0] != table}
        self.reviews.pop(table, None)

    async def review(self, table: str) -> str:
        return self.reviews.get(table, "")

    async def keep_review(self, table: str, review: str) -> None:
        self.reviews[table] = review
