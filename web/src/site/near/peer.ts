/** A direct connection between two browsers of one network, without any server in between. */
import { checkOfCode, encodeCode, formatSdp, parseSdp, type Kind, type Description } from "./code";

const GATHER_MS = 3000; // for collecting a browser's own addresses
const PART = 60_000; // maximum letters of one message: a longer text is sent in parts
const MAX_BACKLOG_BYTES = 8_000_000; // a slower reader is disconnected
const MAX_SILENCE_MS = 8000; // then the connection is closed

export class Peer {
  private readonly pc: RTCPeerConnection;
  private readonly channel: RTCDataChannel;
  private parts = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  onopen: () => void = () => undefined;
  onmessage: (text: string) => void = () => undefined;
  onclose: () => void = () => undefined;

  /** `most`: maximum letters of one text. A longer text is discarded beyond the limit. */
  constructor(
    private readonly most: number,
    certificates: RTCCertificate[] = [],
  ) {
    this.pc = new RTCPeerConnection({ iceServers: [], ...(certificates.length && { certificates }) });
    this.channel = this.pc.createDataChannel("magnat", { negotiated: true, id: 0 });
    this.channel.onopen = () => this.onopen();
    this.channel.onclose = () => this.close();
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) => this.hear(data);
    this.pc.onconnectionstatechange = () => this.changed();
    addEventListener("pagehide", this.close);
  }

  /** Create the offer for the other browser. */
  async offer(): Promise<string> {
    return this.code("offer", await this.pc.createOffer(), "");
  }

  /** Create the answer for the first browser. */
  async answer(offer: Description, code: string): Promise<string> {
    await this.pc.setRemoteDescription({ type: "offer", sdp: formatSdp(offer) });
    return this.code("answer", await this.pc.createAnswer(), checkOfCode(code));
  }

  async accept(answer: Description): Promise<void> {
    await this.pc.setRemoteDescription({ type: "answer", sdp: formatSdp(answer) });
  }

  private async code(kind: Kind, made: RTCSessionDescriptionInit, to: string): Promise<string> {
    await this.pc.setLocalDescription(made);
    await this.gathered();
    const description = parseSdp(kind, this.pc.localDescription?.sdp ?? "", to);
    return description.candidates.length ? encodeCode(description) : "";
  }

  private gathered(): Promise<void> {
    return new Promise((done) => {
      const look = (): void => void (this.pc.iceGatheringState === "complete" && done());
      this.pc.addEventListener("icegatheringstatechange", look);
      setTimeout(done, GATHER_MS);
      look();
    });
  }

  send(text: string): void {
    if (this.channel.readyState !== "open") return;
    if (this.channel.bufferedAmount > MAX_BACKLOG_BYTES) return this.close();
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

  /** A short interruption is tolerated; a long one ends the connection. Before it is open, there is no time limit. */
  private changed(): void {
    clearTimeout(this.timer);
    const state = this.pc.connectionState;
    if (this.channel.readyState === "connecting") return;
    if (state === "disconnected") this.timer = setTimeout(this.close, MAX_SILENCE_MS);
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

  /** Send a last message, and close after it has been sent. */
  async finish(text: string): Promise<void> {
    this.send(text);
    for (let i = 0; i < 40 && this.channel.readyState === "open" && this.channel.bufferedAmount; i++)
      await new Promise((on) => setTimeout(on, 50));
    await new Promise((on) => setTimeout(on, 300)); // it has left this page, but not yet this machine
    this.close();
  }
}
