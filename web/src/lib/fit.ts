/** A question has several forms; it takes the largest one in which nothing is cut off. */
const FORMS = ["l", "m", "s", "xs", "xxs"] as const;

/** Under a question about spaces, a phone still shows the ring, which is part of the answer. */
const PHONE_RING_PX = 384;
const PHONE_HEAD_PX = 92;

const overflows = (e: Element): boolean =>
  e.getClientRects().length > 0 && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1);

function isCut(node: HTMLElement): boolean {
  const sheet = node.closest<HTMLElement>(".sheet");
  if (sheet) {
    const onRing = node.querySelector("[data-on-ring]") !== null && document.querySelector(".centre .square") !== null;
    if (sheet.offsetHeight > innerHeight - (onRing ? PHONE_RING_PX : PHONE_HEAD_PX)) return true;
  }
  return [node, ...node.querySelectorAll(".q, .offer")].some(overflows);
}

/** Hide optional words that are cut or make the question too large: their button's tooltip tells the same. */
function hideOptional(node: HTMLElement): void {
  const optional = [...node.querySelectorAll<HTMLElement>("[data-optional]")];
  for (const each of optional) each.hidden = false;
  for (const each of optional)
    each.hidden = isCut(node) || (each.parentElement !== null && overflows(each.parentElement));
}

/** Set `data-form` to the largest form that fits, and again whenever the content or the room changes. */
export function fit(node: HTMLElement): { destroy: () => void } {
  const measure = (): void => {
    for (const form of FORMS) {
      node.dataset["form"] = form;
      hideOptional(node);
      if (!isCut(node)) return;
    }
  };
  const sizes = new ResizeObserver(measure);
  const changes = new MutationObserver(measure);
  for (const each of [node.parentElement, document.documentElement]) if (each) sizes.observe(each);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  addEventListener("resize", measure);
  void document.fonts.ready.then(measure);
  measure();
  return {
    destroy: () => {
      sizes.disconnect();
      changes.disconnect();
      removeEventListener("resize", measure);
    },
  };
}
