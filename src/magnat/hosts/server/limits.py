"""server: how much one may have, all together and at one address or network. All limits of a process are here."""

import ipaddress
import resource
import sys
from collections import OrderedDict
from functools import lru_cache
from typing import Final, NamedTuple

from magnat.hosts.server.settings import NETWORK_FACTOR, Settings
from magnat.tables.rates import TokenBucket

MAX_TRACKED_ADDRESSES: Final = 50_000  # addresses remembered for their rate
GUESSES_PER_SECOND: Final = 1.0  # passwords and codes a second that an address may try in vain
ADDRESS_RATE_FACTOR: Final = 5  # so many times a socket's rate is what one address may use: families share one
PAGES_PER_SECOND: Final = 60.0  # pages and files a second of one address
CONNECTIONS_PER_SECOND: Final = 60.0  # connections a second of one address
WATCHERS_PER_SECOND: Final = (
    60.0  # of those who watch, a second and in all: nobody who plays waits until they have come
)
RESERVED_DESCRIPTORS: Final = (
    256  # descriptors for the store, the bots, and whoever has been let in but not counted yet
)
CPU_SECONDS_PER_SECOND: Final = (
    0.25  # seconds a second of the time of all tables that one address may take: to do, and to read
)
MAX_TRIALS: Final = 32  # who may wait at once for games of an edition that is being made, and how many at one address
MAX_TRIALS_PER_ADDRESS: Final = 3
SECONDS_PER_HOUR: Final = 3600
DEFAULT_RATE: Final = Settings().rate


class ClientAddress(NamedTuple):
    """Where somebody comes from: the address and its network. One household has one address, also with IPv6."""

    address: str
    network: str


NO_ADDRESS: Final = ClientAddress("", "")


@lru_cache(10_000)
def client_address(address: str) -> ClientAddress:
    """An IPv4 address and the 256 around it; of IPv6 the 64 bits that a household is given, and the 48 above them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ClientAddress(address, address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return ClientAddress(enclosing_network(found, 64), enclosing_network(found, 48))
        found = found.ipv4_mapped
    return ClientAddress(str(found), enclosing_network(found, 24))


def enclosing_network(address: ipaddress.IPv4Address | ipaddress.IPv6Address, bits: int) -> str:
    return str(ipaddress.ip_network((address, bits), strict=False))


class RateLimit:
    """How often something may be done from one address, and from one network."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.admitted = 0  # by `take`, from all addresses
        self.refused = 0
        self.charged = 0  # calls of `spend`
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def would_admit(self, source: ClientAddress) -> bool:
        """Whether one more would be let through."""
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
        """Do it in any case, but only after so many seconds."""
        return max(bucket.take_later() for bucket in self._buckets(source))

    def charge(self, source: ClientAddress, much: float) -> None:
        """It was done, and came to so much."""
        self.charged += 1
        for bucket in self._buckets(source):
            bucket.tokens -= much

    def seconds_in_debt(self, source: ClientAddress) -> float:
        """Seconds until what was spent is there again."""
        for bucket in (found := self._buckets(source)):
            bucket.has_token()
        return max(0.0, *[-bucket.tokens / bucket.rate for bucket in found])

    def _buckets(self, source: ClientAddress) -> list[TokenBucket]:
        own, around = self._bucket(source.address, 1), self._bucket(f"{source.network} ", NETWORK_FACTOR)
        return [own, around]

    def _bucket(self, key: str, times: int) -> TokenBucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = TokenBucket(self.rate * times, self.burst * times)
            if len(self.buckets) > MAX_TRACKED_ADDRESSES:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)  # an address that goes on is not forgotten for the sake of new ones
        return bucket


class CountLimit:
    """How many there may be at once: in all, of one address, of one network."""

    def __init__(self, most: int, by_address: int) -> None:
        self.max_total = most
        self.max_per_address = by_address
        self.held: dict[str, int] = {}
        self.total = 0
        self.refused = 0
        self.peak = 0  # the most that there were at once

    def take(self, source: ClientAddress, shared: bool = False) -> bool:
        """One more, if it may be; a `shared` address, that of a proxy, is many people's."""
        own, around = self.held.get(source.address, 0), self.held.get(f"{source.network} ", 0)
        crowded = own >= self.max_per_address or around >= self.max_per_address * NETWORK_FACTOR
        if self.total >= self.max_total or (crowded and not shared):
            self.refused += 1
            return False
        self.total += 1
        self.peak = max(self.peak, self.total)
        self.held[source.address] = own + 1
        self.held[f"{source.network} "] = around + 1
        return True

    def release(self, source: ClientAddress) -> None:
        self.total -= 1
        for key in (source.address, f"{source.network} "):
            self.held[key] -= 1
            if not self.held[key]:
                del self.held[key]


class Limits:
    """The limits of a process."""

    def __init__(self, settings: Settings) -> None:
        s = settings
        self.connections_cut = 0  # connections that were too slow
        self.connections = CountLimit(min(s.connections, max_connections_by_descriptors()), s.connections_per_address)
        self.sockets = CountLimit(s.sockets, s.sockets_per_address)
        self.watchers = CountLimit(s.watchers, s.watchers_per_address)
        self.requests = RateLimit(s.rate * ADDRESS_RATE_FACTOR, s.burst * ADDRESS_RATE_FACTOR)
        self.guesses = RateLimit(GUESSES_PER_SECOND, GUESSES_PER_SECOND * 20)
        self.pages = RateLimit(PAGES_PER_SECOND, PAGES_PER_SECOND * 5)
        self.arrivals = RateLimit(
            max(CONNECTIONS_PER_SECOND, s.rate * ADDRESS_RATE_FACTOR),
            max(CONNECTIONS_PER_SECOND, s.rate * ADDRESS_RATE_FACTOR) * 5,
        )
        self.watcher_arrivals = TokenBucket(max(WATCHERS_PER_SECOND, s.rate), max(WATCHERS_PER_SECOND, s.rate))
        self.new_names = RateLimit(s.names_per_address / SECONDS_PER_HOUR, s.names_per_address)
        self.new_companions = RateLimit(s.companions_per_address / SECONDS_PER_HOUR, s.companions_per_address)
        self.command_time = RateLimit(CPU_SECONDS_PER_SECOND, CPU_SECONDS_PER_SECOND * 10)
        more = max(s.rate / DEFAULT_RATE, 1.0)  # who may say more may take longer to be read
        self.reading_time = RateLimit(CPU_SECONDS_PER_SECOND * more, CPU_SECONDS_PER_SECOND * more)
        self.trials = CountLimit(MAX_TRIALS, MAX_TRIALS_PER_ADDRESS)
        self.bot_questions = RateLimit(s.thoughts_per_address, s.thoughts_per_address)

    def named_rates(self) -> dict[str, RateLimit]:
        """The limits that refuse by address and in time, by their names."""
        return {
            "arrivals": self.arrivals,
            "requests": self.requests,
            "pages": self.pages,
            "guesses": self.guesses,
            "names": self.new_names,
            "companions": self.new_companions,
        }

    @property
    def bucket_count(self) -> int:
        """Buckets of addresses and networks that are kept in memory."""
        others = (self.command_time, self.reading_time, self.bot_questions)
        return sum(len(rate.buckets) for rate in (*self.named_rates().values(), *others))


def max_connections_by_descriptors() -> int:
    """How many connections the system has descriptors for; as many as this process may have are asked for."""
    if sys.platform == "win32":
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = min(hard, 1 << 16) if hard != resource.RLIM_INFINITY else 1 << 16
    if soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        soft = wished
    return max(soft - RESERVED_DESCRIPTORS, 16)
