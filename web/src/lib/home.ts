/** Where tables live: on a server, by HTTP and sockets; or in this very page, by a worker. Only this module knows. */

/** What a table is talked to through: a socket, or something that looks like one. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Home {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  socket(path: string): Line;
  /** Our own address, as the browser's says it: a path, and what follows its `#`. */
  where(): { path: string; hash: string };
  address(to: string): string;
  /** Where a link leads within our pages; null if it leads elsewhere. */
  linked(link: HTMLAnchorElement): string | null;
}

const server: Home = {
  fetch: (path, init) => fetch(path, init),
  socket: (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`) as Line,
  where: () => ({ path: location.pathname, hash: location.hash }),
  address: (to) => to,
  linked: (link) =>
    link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash.length > 1
      ? null
      : link.pathname + link.search,
};

export const home: Home = ALONE ? (await import("../site/page")).page() : server;
