"""Rate and count limits of a process: in total, per address and per network."""

import asyncio
import ipaddress
import resource
import sys
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from magnat.hosts.server.settings import NETWORK_FACTOR, Settings
from magnat.match import Refusal
from magnat.tables.rates import TokenBucket

MAX_TRACKED_ADDRESSES: Final = 50_000  # the least recently used are forgotten
GUESSES_PER_SECOND: Final = 1.0  # wrong passwords and codes per address
ADDRESS_RATE_FACTOR: Final = 5  # rate of an address / rate of a socket: a family shares an address
PAGES_PER_SECOND: Final = 60.0  # pages and files per address
CONNECTIONS_PER_SECOND: Final = 60.0  # per address
WATCHERS_PER_SECOND: Final = 60.0  # arriving spectators in total, so that a crowd does not delay players
RESERVED_DESCRIPTORS: Final = 256  # for the store, the workers, and connections accepted but not yet counted
CPU_SECONDS_PER_SECOND: Final = 0.25  # per address, for commands and requests, and again for reading input
WORKER_SECONDS_PER_SECOND: Final = 0.5  # per address, of the worker process for requests
MAX_REQUESTS_IN_WORKER: Final = 128  # that wait or run
MAX_REQUESTS_IN_WORKER_PER_ADDRESS: Final = 16
MAX_TRIALS: Final = 32  # concurrent requests to try out an edition
MAX_TRIALS_PER_ADDRESS: Final = 3
SECONDS_PER_HOUR: Final = 3600
REPORTS_PER_HOUR: Final = 30  # of players, per address: a report costs the operator's time
DEFAULT_RATE: Final = Settings().rate


class ClientAddress(NamedTuple):
    """The address of a client and its network. An IPv6 household counts as one address."""

    address: str
    network: str


NO_ADDRESS: Final = ClientAddress("", "")


@lru_cache(10_000)
def client_address(address: str) -> ClientAddress:
    """Return an IPv4 address and its /24 network, or the /64 (one household) and /48 networks of an IPv6 address."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ClientAddress(address, address)
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is None:
            return ClientAddress(enclosing_network(ip, 64), enclosing_network(ip, 48))
        ip = ip.ipv4_mapped
    return ClientAddress(str(ip), enclosing_network(ip, 24))


def enclosing_network(address: ipaddress.IPv4Address | ipaddress.IPv6Address, bits: int) -> str:
    return str(ipaddress.ip_network((address, bits), strict=False))


class RateLimit:
    """A rate limit per address and per network."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.admitted = 0  # by `take`, for all addresses
        self.refused = 0
        self.charged = 0  # calls of `charge`
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def would_admit(self, source: ClientAddress) -> bool:
        """True if `take` would succeed now."""
        return all([bucket.has_token() for bucket in self._buckets(source)])

    def take(self, source: ClientAddress) -> bool:
        if not self.would_admit(source):
            self.refused += 1
            return False
        self.admitted += 1
        for bucket in self._buckets(source):
            bucket.tokens -= 1
        return True

    def take_later(self, source: ClientAddress) -> float:
        """Take a token even if none is left; return the seconds to wait first."""
        return max(bucket.take_later() for bucket in self._buckets(source))

    def charge(self, source: ClientAddress, cost: float) -> None:
        """Subtract a cost that is known only afterwards. The balance may become negative."""
        self.charged += 1
        for bucket in self._buckets(source):
            bucket.tokens -= cost

    def seconds_in_debt(self, source: ClientAddress) -> float:
        """Return the seconds until the balance is no longer negative."""
        for bucket in (buckets := self._buckets(source)):
            bucket.has_token()
        return max(0.0, *[-bucket.tokens / bucket.rate for bucket in buckets])

    def _buckets(self, source: ClientAddress) -> list[TokenBucket]:
        address_bucket, around = self._bucket(source.address, 1), self._bucket(f"{source.network} ", NETWORK_FACTOR)
        return [address_bucket, around]

    def _bucket(self, key: str, times: int) -> TokenBucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = TokenBucket(self.rate * times, self.burst * times)
            if len(self.buckets) > MAX_TRACKED_ADDRESSES:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)  # new addresses must not evict an active one
        return bucket


class CountLimit:
    """A limit on concurrent uses: in total, per address and per network."""

    def __init__(self, limit: int, by_address: int) -> None:
        self.max_total = limit
        self.max_per_address = by_address
        self.held: dict[str, int] = {}
        self.total = 0
        self.refused = 0
        self.peak = 0

    def is_crowded(self, source: ClientAddress) -> bool:
        """True if the address or its network has all places that it may have."""
        own_count, around = self.held.get(source.address, 0), self.held.get(f"{source.network} ", 0)
        return own_count >= self.max_per_address or around >= self.max_per_address * NETWORK_FACTOR

    def take(self, source: ClientAddress, shared: bool = False, replaces: bool = False) -> bool:
        """Take a place. False if none is free. A `shared` address (a proxy) has only the total limit.

        `replaces` is for the successor of a use that is about to end: it may exceed the total limit meanwhile.
        """
        own_count, around = self.held.get(source.address, 0), self.held.get(f"{source.network} ", 0)
        if (self.total >= self.max_total and not replaces) or (self.is_crowded(source) and not shared):
            self.refused += 1
            return False
        self.total += 1
        self.peak = max(self.peak, self.total)
        self.held[source.address] = own_count + 1
        self.held[f"{source.network} "] = around + 1
        return True

    @contextmanager
    def place(self, source: ClientAddress) -> Iterator[None]:
        """Hold a place meanwhile. Raise `Refusal` if none is free."""
        if not self.take(source):
            raise Refusal("too_many", 429)
        try:
            yield
        finally:
            self.release(source)

    def release(self, source: ClientAddress) -> None:
        self.total -= 1
        for key in (source.address, f"{source.network} "):
            self.held[key] -= 1
            if not self.held[key]:
                del self.held[key]


class Limits:
    """All limits of a process."""

    def __init__(self, settings: Settings) -> None:
        s = settings
        self.connections_cut = 0  # connections closed because they were too slow
        self.requests_charged = 0  # HTTP requests whose CPU time was charged
        self.connections = CountLimit(min(s.connections, max_connections_by_descriptors()), s.connections_per_address)
        self.sockets = CountLimit(s.sockets, s.sockets_per_address)
        self.watchers = CountLimit(s.watchers, s.watchers_per_address)
        self.requests = RateLimit(s.rate * ADDRESS_RATE_FACTOR, s.burst * ADDRESS_RATE_FACTOR)
        self.guesses = RateLimit(GUESSES_PER_SECOND, GUESSES_PER_SECOND * 20)
        self.guess_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by network
        self.pages = RateLimit(PAGES_PER_SECOND, PAGES_PER_SECOND * 5)
        self.arrivals = RateLimit(
            max(CONNECTIONS_PER_SECOND, s.rate * ADDRESS_RATE_FACTOR),
            max(CONNECTIONS_PER_SECOND, s.rate * ADDRESS_RATE_FACTOR) * 5,
        )
        self.watcher_arrivals = TokenBucket(max(WATCHERS_PER_SECOND, s.rate), max(WATCHERS_PER_SECOND, s.rate))
        self.new_names = RateLimit(s.names_per_address / SECONDS_PER_HOUR, s.names_per_address)
        self.new_companions = RateLimit(s.companions_per_address / SECONDS_PER_HOUR, s.companions_per_address)
        self.new_reports = RateLimit(REPORTS_PER_HOUR / SECONDS_PER_HOUR, REPORTS_PER_HOUR)
        self.command_time = RateLimit(CPU_SECONDS_PER_SECOND, CPU_SECONDS_PER_SECOND * 10)
        more = max(s.rate / DEFAULT_RATE, 1.0)  # a higher message rate needs more reading time
        self.reading_time = RateLimit(CPU_SECONDS_PER_SECOND * more, CPU_SECONDS_PER_SECOND * more)
        self.worker_time = RateLimit(WORKER_SECONDS_PER_SECOND, WORKER_SECONDS_PER_SECOND * 10)
        self.worker_requests = CountLimit(MAX_REQUESTS_IN_WORKER, MAX_REQUESTS_IN_WORKER_PER_ADDRESS)
        self.trials = CountLimit(MAX_TRIALS, MAX_TRIALS_PER_ADDRESS)
        self.bot_questions = RateLimit(s.thoughts_per_address, s.thoughts_per_address)

    def named_rates(self) -> dict[str, RateLimit]:
        """Return the rate limits that refuse requests, by metric name."""
        return {
            "arrivals": self.arrivals,
            "requests": self.requests,
            "pages": self.pages,
            "guesses": self.guesses,
            "cpu": self.command_time,
            "worker": self.worker_time,
            "names": self.new_names,
            "companions": self.new_companions,
            "reports": self.new_reports,
        }

    @property
    def bucket_count(self) -> int:
        """Number of token buckets in memory."""
        others = (self.reading_time, self.bot_questions)
        return sum(len(rate.buckets) for rate in (*self.named_rates().values(), *others))


def max_connections_by_descriptors() -> int:
    """Raise the descriptor limit as far as allowed, and return the number of connections that it permits."""
    if sys.platform == "win32":
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = min(hard, 1 << 16) if hard != resource.RLIM_INFINITY else 1 << 16
    if soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        soft = wished
    return max(soft - RESERVED_DESCRIPTORS, 16)
