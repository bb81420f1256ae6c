/** A connection between two browsers of one network. Nothing stands between them, and nobody else is asked the way. */
import { checkOfCode, packed, sdpOf, toldBy, type Kind, type Told } from "./code";

const GATHER = 3000; // ms in which a browser finds its own addresses
const PART = 60_000; // letters of one message: a longer text comes in parts
const WAITING = 8_000_000; // bytes that may wait for the other side: whoever reads more slowly is let go
const SILENT = 8000; // ms after which a line that says nothing is cut

export class Peer {
  private readonly pc = new RTCPeerConnection({ iceServers: [] });
  private readonly channel = this.pc.createDataChannel("magnat", { negotiated: true, id: 0 });
  private parts = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  onopen: () => void = () => undefined;
  onmessage: (text: string) => void = () => undefined;
  onclose: () => void = () => undefined;

  /** `most`: letters that one text may have. Of a longer one no more is kept than shows that it is too long. */
  constructor(private readonly most: number) {
    this.channel.onopen = () => this.onopen();
    this.channel.onclose = () => this.close();
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) => this.hear(data);
    this.pc.onconnectionstatechange = () => this.changed();
    addEventListener("pagehide", this.close);
  }

  /** The first half: what the other browser has to know. */
  async offer(): Promise<string> {
    return this.code("offer", await this.pc.createOffer(), "");
  }

  /** The second half: what the first browser has to know of this one. */
  async answer(offer: Told, code: string): Promise<string> {
    await this.pc.setRemoteDescription({ type: "offer", sdp: sdpOf(offer) });
    return this.code("answer", await this.pc.createAnswer(), checkOfCode(code));
  }

  async accept(answer: Told): Promise<void> {
    await this.pc.setRemoteDescription({ type: "answer", sdp: sdpOf(answer) });
  }

  private async code(kind: Kind, made: RTCSessionDescriptionInit, to: string): Promise<string> {
    await this.pc.setLocalDescription(made);
    await this.gathered();
    const told = toldBy(kind, this.pc.localDescription?.sdp ?? "", to);
    return told.candidates.length ? packed(told) : "";
  }

  private gathered(): Promise<void> {
    return new Promise((done) => {
      const look = (): void => void (this.pc.iceGatheringState === "complete" && done());
      this.pc.addEventListener("icegatheringstatechange", look);
      setTimeout(done, GATHER);
      look();
    });
  }

  send(text: string): void {
    if (this.channel.readyState !== "open") return;
    if (this.channel.bufferedAmount > WAITING) return this.close();
    let at = 0;
    for (; text.length - at > PART; at += PART) this.channel.send(`+${text.slice(at, at + PART)}`);
    this.channel.send(`.${text.slice(at)}`);
  }

  private hear(data: unknown): void {
    if (typeof data !== "string") return this.onmessage("");
    const text = this.parts + data.slice(1, this.most + 2 - this.parts.length);
    if (data[0] === "+" && text.length <= this.most) {
      this.parts = text;
      return;
    }
    this.parts = "";
    this.onmessage(text);
  }

  /** A break may pass; one that lasts is the end. Before the first word there is no end: the other side takes its time. */
  private changed(): void {
    clearTimeout(this.timer);
    const state = this.pc.connectionState;
    if (this.channel.readyState === "connecting") return;
    if (state === "disconnected") this.timer = setTimeout(this.close, SILENT);
    else if (state === "failed" || state === "closed") this.close();
  }

  close = (): void => {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("pagehide", this.close);
    this.pc.close();
    this.onclose();
  };

  /** Say a last word, and end when it has gone. */
  async finish(text: string): Promise<void> {
    this.send(text);
    for (let i = 0; i < 40 && this.channel.readyState === "open" && this.channel.bufferedAmount; i++)
      await new Promise((on) => setTimeout(on, 50));
    await new Promise((on) => setTimeout(on, 300)); // it has left this page, not yet this machine
    this.close();
  }
}
