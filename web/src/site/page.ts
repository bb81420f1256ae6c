/** Tables that live in this page: what a server would be asked goes to a worker, and what never changes is a file. */
import type { Home, Line } from "../lib/home";
import { base } from "./base";
import { engine, Port } from "./engine.svelte";
import { far } from "./far";

/** What the build has written down already. */
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

/** The table that an address of the API is about. */
const tableIn = (path: string): string => /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";

/** To a table here, or in a friend's browser; from there, once it has gone, nothing comes any more. */
function line(table: string): Line {
  if (!far.has(table)) return engine.line(table);
  const there = far.of(table);
  if (there) return there.line();
  const dead = new Port(0, () => undefined);
  setTimeout(() => dead.closed(4404, "host_gone"));
  return dead;
}

async function asked(path: string, init: RequestInit = {}): Promise<Response> {
  const file = fileOf(path);
  if (file) return fetch(new URL(file, base()));
  const there = far.of(tableIn(path)) ?? engine;
  const { status, kind, body } = await there.ask(init.method ?? "GET", path, (init.body as string | null) ?? "");
  return new Response(body as BodyInit, { status, headers: { "content-type": kind } });
}

/** Links name our pages as a server has them; here they follow the `#`, so that no host has to know of them. */
function shown(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const to = link?.getAttribute("href") ?? "";
  if (link && to.startsWith("/") && !to.startsWith("/api/")) link.setAttribute("href", `#${to}`);
}

/** What a server would send as a file is made here. */
export function saveAs(content: Blob, name: string): void {
  const made = document.createElement("a");
  made.href = URL.createObjectURL(content);
  made.download = name;
  made.click();
  setTimeout(() => URL.revokeObjectURL(made.href), 60_000);
}

async function download(link: HTMLAnchorElement, path: string): Promise<void> {
  saveAs(await (await asked(path)).blob(), link.download || "magnat.ndjson");
}

function clicked(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const path = link?.getAttribute("href") ?? "";
  if (!link || !path.startsWith("/api/")) return;
  event.preventDefault();
  void download(link, path);
}

export function page(): Home {
  for (const when of ["pointerover", "pointerdown", "focusin"]) addEventListener(when, shown, true);
  addEventListener("click", clicked, true);
  return {
    fetch: asked,
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
