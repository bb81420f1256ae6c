"""page: a host in a browser. The match in a worker, its log in the browser's own store, no server anywhere."""

from magnat.page.host import PageHost
from magnat.page.page import Page, Store, Thinker, thought

__all__ = ["Page", "PageHost", "Store", "Thinker", "thought"]
