/** HTTP: one small function per endpoint of the server. */
import type { Balance, Checked, Doc, GameTemplate } from "../workshop/edition";
import { backend } from "./backend";
import type {
  About,
  Blocks,
  Catalogue,
  Chapter,
  Edition,
  Me,
  MutedSeats,
  NewBlock,
  NewReport,
  NewTable,
  Noted,
  Notifications,
  Opened,
  OwnNames,
  Player,
  ReportSent,
  ReviewReply,
  RuleInfo,
  Statistics,
  TableInfo,
  Told,
  SideGameComparison,
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
    answer = await backend.fetch(path, {
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
    const json = kind.includes("json")
      ? ((await answer.json()) as { error?: { reason: string; accepted?: string } })
      : {};
    throw new ApiError(answer.status, json.error?.reason ?? "fault", json.error?.accepted);
  }
  if (answer.status === 204) return undefined as T;
  return (kind.includes("json") && !kind.includes("ndjson") ? await answer.json() : await answer.text()) as T;
}

const cache = new Map<string, Promise<unknown>>();

/** Cache an answer that does not change while the page is open. */
function once<T>(path: string): Promise<T> {
  let answer = cache.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = ask<T>("GET", path);
    cache.set(path, answer);
    answer.catch(() => cache.delete(path));
  }
  return answer;
}

export const api = {
  /** The server's address for other devices; empty if only this machine can reach it. */
  network: () => ask<{ address: string; home: boolean }>("GET", "/api/network"),
  openNetwork: () => ask<{ address: string; home: boolean }>("POST", "/api/network", {}),
  games: () => once<Catalogue>("/api/games"),
  edition: (game: string, variant: string) => once<Edition>(`/api/games/${game}?variant=${variant}`),
  /** The edition of one table, with its options; before the start the game may still be changed. */
  ownEdition: (table: string, game: string) => once<Edition>(`/api/tables/${table}/edition?${game}`),
  rules: (game: string) => once<RuleInfo[]>(`/api/games/${game}/rules`),
  booklet: (game: string) => once<Chapter[]>(`/api/games/${game}/booklet`),
  /** A game's names for the ints of its own kinds. */
  named: (game: string, variant: string, lang: string) =>
    once<OwnNames>(`/api/games/${game}/named/${lang}?variant=${variant}`),
  /** A printed game, and what an edition may change in it. */
  printed: (game: string) => once<GameTemplate>(`/api/editions/${game}`),
  checkEdition: (given: ({ doc: Doc } | { text: string }) & { lang: string }) =>
    ask<Checked>("POST", "/api/editions/check", given),
  /** Let bots play a few more games of an edition. */
  balance: (doc: Doc) => ask<Balance>("POST", "/api/editions/balance", { doc }),
  /** A text as a QR code image. */
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
  tries: (id: string) => ask<SideGameComparison>("GET", `/api/tables/${id}/tries`),
  review: (id: string) => ask<ReviewReply>("GET", `/api/tables/${id}/review`),
  startReview: (id: string) => ask<ReviewReply>("POST", `/api/tables/${id}/review`, {}),
  shareReview: (id: string, yes: boolean) => ask<ReviewReply>("POST", `/api/tables/${id}/review/common`, { yes }),
  stopReview: (id: string) => ask<ReviewReply>("DELETE", `/api/tables/${id}/review`),
  statistics: () => ask<Statistics>("GET", "/api/me/statistics"),
  forgetStatistics: () => ask<Statistics>("DELETE", "/api/me/statistics"),
  /** The operator of the server, and how long it keeps data. */
  about: () => once<About>("/api/about"),
  blocks: () => ask<Blocks>("GET", "/api/me/blocks"),
  unblock: (id: string) => ask<Blocks>("DELETE", `/api/me/blocks/${id}`),
  mutedSeats: (table: string) => ask<MutedSeats>("GET", `/api/tables/${table}/muted`),
  block: (table: string, seat: number, wish: NewBlock) =>
    ask<MutedSeats>("POST", `/api/tables/${table}/seats/${seat}/block`, wish),
  report: (table: string, report: NewReport) => ask<ReportSent>("POST", `/api/tables/${table}/reports`, report),
  notifications: () => ask<Notifications>("GET", "/api/me/notifications"),
  answerNotification: (id: string, reply: string) =>
    ask<Notifications>("POST", `/api/me/notifications/${id}`, reply ? { reply } : {}),
  record: (id: string) => ask<string>("GET", `/api/tables/${id}/record`),
};

/** Return this device's player, created with this name if necessary. */
export async function player(name: string): Promise<Me> {
  const mine = await known();
  if (mine) return mine;
  await api.newPlayer(name);
  keep(true);
  return api.me();
}

/** Return this device's player if it has ever had one; a new device sends no request, so that none fails. */
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
    /* private window */
  }
}

/** The opening of a match and every event so far, in the socket's format. */
export async function history(
  id: string,
  upTo: number,
  each: (line: Opened | Told | Noted) => void,
  seat?: number | "open",
): Promise<void> {
  const stop = new AbortController();
  const as = seat === undefined ? "" : `&seat=${seat}`;
  const answer = await backend.fetch(`/api/tables/${id}/stream?have=-1${as}`, {
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
