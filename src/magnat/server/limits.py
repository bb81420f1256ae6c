"""server: how much one may have, all together and at one address or network. All limits of a process are here."""

import ipaddress
import resource
import sys
from collections import OrderedDict
from functools import lru_cache
from typing import Final, NamedTuple

from magnat.server.rates import Bucket
from magnat.server.settings import NETWORK, Settings

ADDRESSES: Final = 50_000  # addresses remembered for their rate
GUESSES: Final = 1.0  # passwords and codes a second that an address may try in vain
SHARED: Final = 5  # so many times a socket's rate is what one address may use: families share one
PAGES: Final = 60.0  # pages and files a second of one address
ARRIVALS: Final = 60.0  # connections a second of one address
COMING: Final = 60.0  # of those who watch, a second and in all: nobody who plays waits until they have come
KEPT_BACK: Final = 256  # descriptors for the store, the bots, and whoever has been let in but not counted yet
SHARE: Final = 0.25  # seconds a second of the time of all tables that one address may take: to do, and to read
TRIALS: Final = 32  # who may wait at once for games of an edition that is being made, and how many at one address
TRIALS_OF_ONE: Final = 3
HOUR: Final = 3600
RATE: Final = Settings().rate


class Source(NamedTuple):
    """Where somebody comes from: the address and its network. One household has one address, also with IPv6."""

    address: str
    network: str


NOWHERE: Final = Source("", "")


@lru_cache(10_000)
def source_at(address: str) -> Source:
    """An IPv4 address and the 256 around it; of IPv6 the 64 bits that a household is given, and the 48 above them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return Source(address, address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return Source(around(found, 64), around(found, 48))
        found = found.ipv4_mapped
    return Source(str(found), around(found, 24))


def around(address: ipaddress.IPv4Address | ipaddress.IPv6Address, bits: int) -> str:
    return str(ipaddress.ip_network((address, bits), strict=False))


class Rate:
    """How often something may be done from one address, and from one network."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.admitted = 0  # by `take`, from all addresses
        self.refused = 0
        self.charged = 0  # calls of `spend`
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def has(self, source: Source) -> bool:
        """Whether one more would be let through."""
        return all([bucket.has() for bucket in self._buckets(source)])

    def take(self, source: Source) -> bool:
        if not self.has(source):
            self.refused += 1
            return False
        self.admitted += 1
        for bucket in self._buckets(source):
            bucket.left -= 1
        return True

    def wait(self, source: Source) -> float:
        """Do it in any case, but only after so many seconds."""
        return max(bucket.wait() for bucket in self._buckets(source))

    def spend(self, source: Source, much: float) -> None:
        """It was done, and came to so much."""
        self.charged += 1
        for bucket in self._buckets(source):
            bucket.left -= much

    def debt(self, source: Source) -> float:
        """Seconds until what was spent is there again."""
        for bucket in (found := self._buckets(source)):
            bucket.has()
        return max(0.0, *[-bucket.left / bucket.rate for bucket in found])

    def _buckets(self, source: Source) -> list[Bucket]:
        own, around = self._bucket(source.address, 1), self._bucket(f"{source.network} ", NETWORK)
        return [own, around]

    def _bucket(self, key: str, times: int) -> Bucket:
        bucket = self.known.get(key)
        if bucket is None:
            bucket = self.known[key] = Bucket(self.rate * times, self.burst * times)
            if len(self.known) > ADDRESSES:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(key)  # an address that goes on is not forgotten for the sake of new ones
        return bucket


class Count:
    """How many there may be at once: in all, of one address, of one network."""

    def __init__(self, most: int, by_address: int) -> None:
        self.most = most
        self.by_address = by_address
        self.held: dict[str, int] = {}
        self.all = 0
        self.refused = 0
        self.peak = 0  # the most that there were at once

    def take(self, source: Source, shared: bool = False) -> bool:
        """One more, if it may be; a `shared` address, that of a proxy, is many people's."""
        own, around = self.held.get(source.address, 0), self.held.get(f"{source.network} ", 0)
        crowded = own >= self.by_address or around >= self.by_address * NETWORK
        if self.all >= self.most or (crowded and not shared):
            self.refused += 1
            return False
        self.all += 1
        self.peak = max(self.peak, self.all)
        self.held[source.address] = own + 1
        self.held[f"{source.network} "] = around + 1
        return True

    def give(self, source: Source) -> None:
        self.all -= 1
        for key in (source.address, f"{source.network} "):
            self.held[key] -= 1
            if not self.held[key]:
                del self.held[key]


class Limits:
    """The limits of a process."""

    def __init__(self, settings: Settings) -> None:
        s = settings
        self.cut = 0  # connections that were too slow
        self.connections = Count(min(s.connections, spare_descriptors()), s.connections_per_address)
        self.sockets = Count(s.sockets, s.sockets_per_address)
        self.watchers = Count(s.watchers, s.watchers_per_address)
        self.requests = Rate(s.rate * SHARED, s.burst * SHARED)
        self.guesses = Rate(GUESSES, GUESSES * 20)
        self.pages = Rate(PAGES, PAGES * 5)
        self.arrivals = Rate(max(ARRIVALS, s.rate * SHARED), max(ARRIVALS, s.rate * SHARED) * 5)
        self.coming = Bucket(max(COMING, s.rate), max(COMING, s.rate))
        self.names = Rate(s.names_per_address / HOUR, s.names_per_address)
        self.companions = Rate(s.companions_per_address / HOUR, s.companions_per_address)
        self.work = Rate(SHARE, SHARE * 10)
        more = max(s.rate / RATE, 1.0)  # who may say more may take longer to be read
        self.reading = Rate(SHARE * more, SHARE * more)
        self.trials = Count(TRIALS, TRIALS_OF_ONE)
        self.thoughts = Rate(s.thoughts_per_address, s.thoughts_per_address)

    def rates(self) -> dict[str, Rate]:
        """The limits that refuse by address and in time, by their names."""
        return {
            "arrivals": self.arrivals,
            "requests": self.requests,
            "pages": self.pages,
            "guesses": self.guesses,
            "names": self.names,
            "companions": self.companions,
        }

    @property
    def remembered(self) -> int:
        """Buckets of addresses and networks that are kept in memory."""
        others = (self.work, self.reading, self.thoughts)
        return sum(len(rate.known) for rate in (*self.rates().values(), *others))


def spare_descriptors() -> int:
    """How many connections the system has descriptors for; as many as this process may have are asked for."""
    if sys.platform == "win32":
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = min(hard, 1 << 16) if hard != resource.RLIM_INFINITY else 1 << 16
    if soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        soft = wished
    return max(soft - KEPT_BACK, 16)
