/** Friends who come to a table of this page: an invitation each, then a line of their own to the engine. */
import type { Line } from "../../lib/home";
import { engine } from "../engine.svelte";
import { BadCode, checkOfCode, unpacked, type Told } from "./code";
import { Peer } from "./peer";

const PATIENCE = 20_000; // ms in which two browsers of one network find each other
const OPEN = 8; // invitations that wait for an answer at once
const LONGEST = 16_000; // letters of a friend's message: the engine refuses far shorter ones

/** One code, for one friend. */
export class Invitation {
  state = $state<"making" | "waiting" | "joining" | "come" | "failed">("making");
  code = $state("");
  /** What went wrong, as the name of a text. */
  problem = $state("");
  private readonly peer = new Peer(LONGEST);
  private line: Line | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {
    this.peer.onopen = () => this.come();
    this.peer.onclose = () => this.gone();
  }

  async make(): Promise<void> {
    this.code = await this.peer.offer();
    if (this.code) this.state = "waiting";
    else this.fail("near-no-network");
  }

  async join(answer: Told): Promise<void> {
    this.state = "joining";
    this.timer = setTimeout(() => this.fail("near-no-way"), PATIENCE);
    await this.peer.accept(answer).catch(() => this.fail("near-bad"));
  }

  private come(): void {
    clearTimeout(this.timer);
    this.state = "come";
    const line = engine.line(this.table, true);
    this.line = line;
    this.peer.onmessage = (text) => line.send(text);
    line.onmessage = ({ data }: MessageEvent<string>) => this.peer.send(data);
    line.onclose = ({ code, reason }: CloseEvent) => {
      this.line = null;
      this.peer.onmessage = () => undefined;
      this.fail(reason === "other_version" ? "near-other-version" : "near-sent-away");
      void this.peer.finish(JSON.stringify({ type: "ended", code, reason }));
    };
  }

  private gone(): void {
    const { line } = this;
    this.line = null;
    if (line) line.onclose = null;
    line?.close();
    if (this.state !== "failed") this.fail("near-left");
  }

  fail(problem: string): void {
    clearTimeout(this.timer);
    this.state = "failed";
    this.problem = problem;
    if (!this.line && problem !== "near-sent-away" && problem !== "near-other-version") this.peer.close();
  }
}

const waiting = new Map<string, Invitation>(); // by what an answer calls it

export async function invite(table: string): Promise<Invitation> {
  const made = new Invitation(table);
  await made.make();
  if (made.code) waiting.set(checkOfCode(made.code), made);
  for (const [key, old] of [...waiting].slice(0, -OPEN)) {
    waiting.delete(key);
    old.fail("near-old");
  }
  return made;
}

/** Whoever gave this answer may come. What is wrong with it is said as the name of a text; "" if nothing is. */
export function accept(text: string): { invitation: Invitation | null; problem: string } {
  let told: Told;
  try {
    told = unpacked(text);
  } catch (why) {
    return { invitation: null, problem: why instanceof BadCode && why.newer ? "near-other-version" : "near-bad" };
  }
  if (told.kind === "offer") return { invitation: null, problem: "near-own-code" };
  const invitation = waiting.get(told.to) ?? null;
  if (!invitation) return { invitation, problem: "near-old" };
  waiting.delete(told.to);
  void invitation.join(told);
  return { invitation, problem: "" };
}
