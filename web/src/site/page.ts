/** Tables inside this page: API requests go to a worker, and constant answers are files. */
import type { Backend, Line } from "../lib/backend";
import { base } from "./base";
import { engine, Port } from "./engine.svelte";
import { far } from "./far";

/** Answers written at build time. */
export function fileOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://page");
  const variant = searchParams.get("variant") ?? "standard";
  const parts = pathname.split("/").slice(2);
  if (parts[0] === "texts") return `api/${parts.join("/")}`;
  if (parts[0] !== "games") return "";
  const [, game, what, lang] = parts;
  if (!game) return "api/games.json";
  if (what === "rules" || what === "booklet") return `api/${game}/${what}.json`;
  return what === "named" ? `api/${game}/${variant}.${lang}.json` : `api/${game}/${variant}.json`;
}

/** Requests about a finished game that the host of a table answers only to its own page. */
const ANALYSIS = /^\/api\/tables\/[^/?]+\/(review|record|stream|link|side|tries)/;

/** Return the table of an API address. */
const tableIn = (path: string): string => /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";

/** Connect to a table here or in a friend's browser; after a visit has ended, nothing arrives. */
function line(table: string): Line {
  const [friend, copy] = [far.of(table), far.copyOf(table)];
  if (friend) return friend.line();
  if (copy || !far.has(table)) return engine.line(copy || table);
  const dead = new Port(0, () => undefined);
  setTimeout(() => dead.closed(4404, "host_gone"));
  return dead;
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const file = fileOf(path);
  if (file) return fetch(new URL(file, base()));
  const table = tableIn(path);
  const [friend, copy] = [far.of(table), far.copyOf(table)];
  const here = copy && (!friend || ANALYSIS.test(path)) ? path.replace(table, copy) : path;
  const host = here === path && friend ? friend : engine;
  const { status, kind, body } = await host.ask(init.method ?? "GET", here, (init.body as string | null) ?? "");
  return new Response(body as BodyInit, { status, headers: { "content-type": kind } });
}

/** Links have the server's form; here they follow the `#`, so that any static host can serve them. */
function shown(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const to = link?.getAttribute("href") ?? "";
  if (link && to.startsWith("/") && !to.startsWith("/api/")) link.setAttribute("href", `#${to}`);
}

/** Create a download that a server would send as a file. */
export function saveAs(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function download(link: HTMLAnchorElement, path: string): Promise<void> {
  saveAs(await (await request(path)).blob(), link.download || "magnat.ndjson");
}

function clicked(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const path = link?.getAttribute("href") ?? "";
  if (!link || !path.startsWith("/api/")) return;
  event.preventDefault();
  void download(link, path);
}

export function page(): Backend {
  for (const when of ["pointerover", "pointerdown", "focusin"]) addEventListener(when, shown, true);
  addEventListener("click", clicked, true);
  return {
    fetch: request,
    socket: (path): Line => line(tableIn(path)),
    where: () => {
      const [path = "", hash = ""] = location.hash.slice(1).split("#");
      return { path: path.startsWith("/") ? path : "/", hash: hash && `#${hash}` };
    },
    address: (to) => `${location.pathname}${location.search}#${to}`,
    linked: (link) => {
      const to = link.getAttribute("href") ?? "";
      const path = to.startsWith("#/") ? to.slice(1) : to;
      return path.startsWith("/") && !path.startsWith("/api/") ? path : null;
    },
  };
}
