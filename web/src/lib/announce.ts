/** Two live regions, created on page load: facts are batched and polite, messages for me are assertive. */
let polite: HTMLElement | null = null;
let assertive: HTMLElement | null = null;
let waiting: string[] = [];
let timer = 0;

function addRegion(kind: "polite" | "assertive"): HTMLElement {
  const region = document.createElement("div");
  region.className = "hidden-text";
  region.style.top = "0"; // at the end of the page the region would make it one pixel longer than the window
  region.setAttribute("aria-live", kind);
  document.body.append(region);
  return region;
}

export function startAnnouncing(): void {
  polite ??= addRegion("polite");
  assertive ??= addRegion("assertive");
}

export function announce(text: string, loud = false): void {
  if (!text) return;
  if (loud) {
    if (assertive) assertive.textContent = assertive.textContent === text ? `${text}\u00a0` : text;
    return;
  }
  waiting.push(text);
  if (timer) return;
  timer = window.setTimeout(() => {
    if (polite) polite.textContent = waiting.slice(-8).join(" ");
    waiting = [];
    timer = 0;
  }, 800);
}
