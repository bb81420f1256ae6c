/** Card animations: from a hand to the table, from one seat to another, to and from the pile. */
import { animated, pause } from "../../lib/motion";
import type { CentreProps, Motion } from "../contract";
import { colourId, faceOf, headOf } from "./cards";

const find = (what: string): Element | null => document.querySelector(`.centre ${what}`);
const card = (n: number): Element | null => find(`[data-card="${n}"]`);

/** Find a seat's hand, bank or collection. */
const back = (seat: number): Element | null => find(`[data-back="${seat}"]`) ?? find(".hand") ?? strip(seat);
const bank = (seat: number): Element | null => find(`[data-bankof="${seat}"]`) ?? strip(seat);
const groups = (seat: number): Element | null => find(`[data-groups="${seat}"]`) ?? strip(seat);
const strip = (seat: number): Element | null => find(`[data-strip="${seat}"]`);

export function motions(p: CentreProps): { play: (motion: Motion) => Promise<void>; settle: () => void } {
  /** A card that has flown away stays hidden until the table shows the next state. */
  const gone = new Set<HTMLElement>();

  function paper(n: number): HTMLElement {
    const card = document.createElement("span");
    const face = faceOf(p.edition, n);
    card.className = "fly-card";
    if (n >= 0 && face.kind !== "hidden") {
      const id = colourId(p.edition, face.colours[0] ?? -1);
      const band = document.createElement("i");
      band.style.background = face.colours.length ? `var(--g-${id})` : "var(--brass)";
      const title = document.createElement("b");
      title.textContent = headOf(p.say, n);
      card.append(band, title);
    } else card.classList.add("hidden-face");
    return card;
  }

  async function fly(
    n: number,
    from: Element | null,
    to: Element | null,
    motion: Motion,
    delay = 0,
    hide = true,
  ): Promise<void> {
    if (!from || !to || motion.signal.aborted) return;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const layer = document.createElement("div");
    layer.className = "fly-layer";
    layer.setAttribute("aria-hidden", "true");
    const card = paper(n);
    card.style.left = `${a.left + a.width / 2 - 38}px`;
    card.style.top = `${a.top + a.height / 2 - 50}px`;
    layer.append(card);
    document.body.append(layer);
    if (hide && n >= 0 && from instanceof HTMLElement && from.dataset.card === String(n)) {
      from.style.visibility = "hidden";
      gone.add(from);
    }
    const dx = b.left + b.width / 2 - a.left - a.width / 2;
    const dy = b.top + b.height / 2 - a.top - a.height / 2;
    await animated(
      card,
      [
        { transform: "scale(.9)", opacity: 0.6 },
        { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 26}px) scale(1.12) rotate(3deg)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) scale(.8)`, opacity: 0.85 },
      ],
      { duration: motion.ms(380), delay, easing: "cubic-bezier(.3, .1, .3, 1)", fill: "both" },
      motion.signal,
    );
    layer.remove();
  }

  async function play(motion: Motion): Promise<void> {
    const { word, seat, ints, ms, signal } = motion;
    const [a = -1, b = -1] = ints;
    const hand = card(a) ?? back(seat);
    switch (word) {
      case "dealt":
      case "draws": {
        const n = Math.min(a, 5);
        await Promise.all(
          Array.from({ length: n }, (_, i) => fly(-1, find("[data-pile]"), back(seat), motion, ms(90) * i)),
        );
        return;
      }
      case "put_under":
        return fly(-1, hand, find("[data-pile]"), motion);
      case "banked":
        return fly(a, hand, bank(seat), motion);
      case "laid":
        return fly(a, hand, groups(seat), motion);
      case "built":
        return fly(a, hand, groups(seat), motion);
      case "played":
        await fly(a, hand, find("[data-centre]") ?? find("[data-pile]"), motion);
        return pause(ms(260), signal);
      case "laid_joker":
        return fly(a, hand, find("[data-chain]") ?? find("[data-pile]"), motion);
      case "cancelled":
        await animated(
          find("[data-chain]"),
          [{ transform: "none" }, { transform: "rotate(-5deg) scale(.92)" }, { transform: "none" }],
          { duration: ms(220) },
          signal,
        );
        return;
      case "gave":
        return fly(a, card(a) ?? strip(seat), faceOf(p.edition, a).colours.length ? groups(b) : bank(b), motion);
      case "took_group":
        return fly(-1, groups(b), groups(seat), motion);
      case "lost_building":
        return fly(a, card(a), bank(seat), motion);
      case "turned":
        await animated(
          card(a),
          [{ transform: "none" }, { transform: "rotateX(90deg)" }, { transform: "none" }],
          { duration: ms(320) },
          signal,
        );
        return;
      case "reshuffled":
        return fly(-1, find("[data-centre]"), find("[data-pile]"), motion);
      case "won":
        await animated(
          strip(seat),
          [
            { transform: "none" },
            { transform: "scale(1.03)" },
            { transform: "none" },
            { transform: "scale(1.03)" },
            { transform: "none" },
          ],
          { duration: ms(1200) },
          signal,
        );
    }
  }

  function settle(): void {
    for (const each of gone) each.style.visibility = "";
    gone.clear();
  }
  return { play, settle };
}
