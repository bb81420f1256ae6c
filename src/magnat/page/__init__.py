"""page: a host in a browser. The match in a worker, its log in the browser's own store, no server anywhere."""

from magnat.page.page import Page, Store, Thinker, thought
from magnat.page.table import Table

__all__ = ["Page", "Store", "Table", "Thinker", "thought"]
