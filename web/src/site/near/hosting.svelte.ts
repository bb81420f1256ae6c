/** Friends at a table of this page: an invitation each, then a connection of their own to the engine. */
import type { Line } from "../../lib/backend";
import { engine } from "../engine.svelte";
import { hostCertificate } from "./certificate";
import { BadCode, checkOfCode, decodeCode, type Description } from "./code";
import { Peer } from "./peer";

const CONNECT_TIMEOUT_MS = 20_000; // between two browsers of one network
const OPEN = 8; // maximum number of pending invitations
const MAX_MESSAGE_LENGTH = 16_000; // maximum length of a friend's message; the engine refuses far shorter ones

/** One code, for one friend. */
export class Invitation {
  state = $state<"making" | "waiting" | "joining" | "come" | "failed">("making");
  code = $state("");
  /** The error, as the key of a text. */
  problem = $state("");
  private readonly peer: Peer;
  private line: Line | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    certificates: RTCCertificate[],
  ) {
    this.peer = new Peer(MAX_MESSAGE_LENGTH, certificates);
    this.peer.onopen = () => this.come();
    this.peer.onclose = () => this.gone();
  }

  async make(): Promise<void> {
    this.code = await this.peer.offer();
    if (this.code) this.state = "waiting";
    else this.fail("near-no-network");
  }

  async join(answer: Description): Promise<void> {
    this.state = "joining";
    this.timer = setTimeout(() => this.fail("near-no-way"), CONNECT_TIMEOUT_MS);
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

const waiting = new Map<string, Invitation>(); // by the checksum that an answer refers to

export async function invite(table: string): Promise<Invitation> {
  const invitation = new Invitation(table, await hostCertificate());
  await invitation.make();
  if (invitation.code) waiting.set(checkOfCode(invitation.code), invitation);
  for (const [key, old] of [...waiting].slice(0, -OPEN)) {
    waiting.delete(key);
    old.fail("near-old");
  }
  return invitation;
}

/** Accept a friend's answer. Return the error as the key of a text; "" if there is none. */
export function accept(text: string): { invitation: Invitation | null; problem: string } {
  let answer: Description;
  try {
    answer = decodeCode(text);
  } catch (why) {
    return { invitation: null, problem: why instanceof BadCode && why.newer ? "near-other-version" : "near-bad" };
  }
  if (answer.kind === "offer") return { invitation: null, problem: "near-own-code" };
  const invitation = waiting.get(answer.to) ?? null;
  if (!invitation) return { invitation, problem: "near-old" };
  waiting.delete(answer.to);
  void invitation.join(answer);
  return { invitation, problem: "" };
}
