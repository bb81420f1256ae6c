/** HTTP: one small function per thing that the server offers. */
import type { Balance, Checked, Doc, Told as Printed } from "../workshop/edition";
import { home } from "./home";
import type {
  Catalogue,
  Chapter,
  Edition,
  Me,
  NewTable,
  Noted,
  Opened,
  OwnNames,
  Player,
  ReviewTold,
  RuleTold,
  Statistics,
  TableInfo,
  Told,
  TriesTold,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly accepted = "",
  ) {
    super(reason);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await home.fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "unreachable");
  }
  const kind = answer.headers.get("content-type") ?? "";
  if (!answer.ok) {
    const told = kind.includes("json")
      ? ((await answer.json()) as { error?: { reason: string; accepted?: string } })
      : {};
    throw new ApiError(answer.status, told.error?.reason ?? "fault", told.error?.accepted);
  }
  if (answer.status === 204) return undefined as T;
  return (kind.includes("json") && !kind.includes("ndjson") ? await answer.json() : await answer.text()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the page lives is asked for once. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>("GET", path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export const api = {
  /** The address by which others find this server; empty when only this machine can. */
  network: () => ask<{ address: string; home: boolean }>("GET", "/api/network"),
  openNetwork: () => ask<{ address: string; home: boolean }>("POST", "/api/network", {}),
  games: () => once<Catalogue>("/api/games"),
  edition: (game: string, variant: string) => once<Edition>(`/api/games/${game}?variant=${variant}`),
  /** The game as it is played at one table, with its options; before the start it may still become another game. */
  ownEdition: (table: string, game: string) => once<Edition>(`/api/tables/${table}/edition?${game}`),
  rules: (game: string) => once<RuleTold[]>(`/api/games/${game}/rules`),
  booklet: (game: string) => once<Chapter[]>(`/api/games/${game}/booklet`),
  /** What a game calls the ints that only it has, by kind. */
  named: (game: string, variant: string, lang: string) =>
    once<OwnNames>(`/api/games/${game}/named/${lang}?variant=${variant}`),
  /** A game as it is printed, and what an edition of one's own may change of it. */
  printed: (game: string) => once<Printed>(`/api/editions/${game}`),
  checkEdition: (given: ({ doc: Doc } | { text: string }) & { lang: string }) =>
    ask<Checked>("POST", "/api/editions/check", given),
  /** Lets bots play a little more of an edition. */
  balance: (doc: Doc) => ask<Balance>("POST", "/api/editions/balance", { doc }),
  /** A text as a QR code: a picture. */
  qr: (text: string) => ask<string>("POST", "/api/qr", { text }),
  texts: (game: string, lang: string) => once<string>(`/api/texts/${game}/${lang}.ftl`),
  me: () => ask<Me>("GET", "/api/me"),
  newPlayer: (name: string) => ask<Player>("POST", "/api/players", { name }),
  rename: (name: string) => ask<Player>("PATCH", "/api/me", { name }),
  key: () => ask<{ key: string }>("POST", "/api/me/key", {}),
  adopt: (key: string) => ask<Player>("POST", "/api/me/adopt", { key }),
  newTable: (table: NewTable) => ask<TableInfo>("POST", "/api/tables", table),
  publicTables: () => ask<{ tables: TableInfo[] }>("GET", "/api/tables"),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  byCode: (code: string) => ask<TableInfo>("GET", `/api/codes/${encodeURIComponent(code)}`),
  change: (id: string, change: object) => ask<TableInfo>("PATCH", `/api/tables/${id}`, change),
  sit: (id: string, wish: object) => ask<TableInfo>("POST", `/api/tables/${id}/seats`, wish),
  changeSeat: (id: string, seat: number, wish: object) =>
    ask<TableInfo>("PATCH", `/api/tables/${id}/seats/${seat}`, wish),
  admit: (id: string, seat: number, yes: boolean) =>
    ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/admit`, { yes }),
  leave: (id: string, seat: number) => ask<TableInfo>("DELETE", `/api/tables/${id}/seats/${seat}`),
  start: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/start`, {}),
  abort: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/abort`, {}),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch`, {}),
  side: (id: string, seq: number, seat: number, sameDice: boolean) =>
    ask<TableInfo>("POST", `/api/tables/${id}/side`, { seq, seat, same_dice: sameDice }),
  tries: (id: string) => ask<TriesTold>("GET", `/api/tables/${id}/tries`),
  review: (id: string) => ask<ReviewTold>("GET", `/api/tables/${id}/review`),
  startReview: (id: string) => ask<ReviewTold>("POST", `/api/tables/${id}/review`, {}),
  shareReview: (id: string, yes: boolean) => ask<ReviewTold>("POST", `/api/tables/${id}/review/common`, { yes }),
  stopReview: (id: string) => ask<ReviewTold>("DELETE", `/api/tables/${id}/review`),
  statistics: () => ask<Statistics>("GET", "/api/me/statistics"),
  forgetStatistics: () => ask<Statistics>("DELETE", "/api/me/statistics"),
  record: (id: string) => ask<string>("GET", `/api/tables/${id}/record`),
};

/** The player of this device; made with this name if there is none yet. */
export async function player(name: string): Promise<Me> {
  const mine = await known();
  if (mine) return mine;
  await api.newPlayer(name);
  keep(true);
  return api.me();
}

/** Who this device is, if it has ever been anybody: a stranger is not asked for, so that nothing fails. */
export async function known(): Promise<Me | null> {
  if (!been()) return null;
  try {
    return await api.me();
  } catch (why) {
    if (!(why instanceof ApiError) || why.status !== 401) throw why;
    keep(false);
    return null;
  }
}

const BEEN = "magnat-player";

export function been(): boolean {
  try {
    return localStorage.getItem(BEEN) !== null;
  } catch {
    return true;
  }
}

export function keep(is: boolean): void {
  try {
    if (is) localStorage.setItem(BEEN, "1");
    else localStorage.removeItem(BEEN);
  } catch {
    /* a private window */
  }
}

/** The opening of a match and every event so far, as the socket would have told it. */
export async function history(
  id: string,
  upTo: number,
  each: (line: Opened | Told | Noted) => void,
  seat?: number | "open",
): Promise<void> {
  const stop = new AbortController();
  const as = seat === undefined ? "" : `&seat=${seat}`;
  const answer = await home.fetch(`/api/tables/${id}/stream?have=-1${as}`, {
    signal: stop.signal,
    credentials: "same-origin",
  });
  if (!answer.ok || !answer.body) throw new ApiError(answer.status, "fault");
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (!line.trim()) continue;
      const event = JSON.parse(line) as Opened | Told | Noted;
      each(event);
      if (event.type !== "opening" && event.seq >= upTo) {
        stop.abort();
        return;
      }
    }
  }
}
