/**
 * The host of the tables: a server, through HTTP and WebSockets, or a worker in this page. Only this module knows
 * which.
 */

/** The connection to a table: a WebSocket or an object with the same interface. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Backend {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  socket(path: string): Line;
  /** The current address within our pages: a path, and the part after its `#`. */
  where(): { path: string; hash: string };
  address(to: string): string;
  /** Return a link's target within our pages; null if it leads elsewhere. */
  linked(link: HTMLAnchorElement): string | null;
}

const server: Backend = {
  fetch: (path, init) => fetch(path, init),
  socket: (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`) as Line,
  where: () => ({ path: location.pathname, hash: location.hash }),
  address: (to) => to,
  linked: (link) =>
    link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash.length > 1
      ? null
      : link.pathname + link.search,
};

export const backend: Backend = ALONE ? (await import("../site/page")).page() : server;
