/** Two live regions, made when the page loads: facts are batched and polite, what concerns me is said at once. */
let polite: HTMLElement | null = null;
let assertive: HTMLElement | null = null;
let waiting: string[] = [];
let timer = 0;

function region(kind: "polite" | "assertive"): HTMLElement {
  const made = document.createElement("div");
  made.className = "hidden-text";
  made.style.top = "0"; // below the page it would make it one pixel longer than the window
  made.setAttribute("aria-live", kind);
  document.body.append(made);
  return made;
}

export function startAnnouncing(): void {
  polite ??= region("polite");
  assertive ??= region("assertive");
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
