/** The connection to a table's server: its state, and since when and why it is broken. */
import { TableSocket, type Answer, type Command, type Event, type Link } from "./socket";

const WELCOME_BACK_MS = 2500; // for which "back again" is shown

export class Connection {
  link = $state<Link>("connecting");
  why = $state("");
  /** The time of disconnection; 0 while connected. */
  lostAt = $state(0);
  resumed = $state(false);
  readonly socket: TableSocket;

  constructor(
    id: string,
    hear: (event: Event) => void,
    private readonly back: () => void = () => undefined,
  ) {
    this.socket = new TableSocket(`/api/tables/${id}/socket`, hear, (link, reason) => this.linked(link, reason));
  }

  open(): void {
    this.socket.open();
    addEventListener("online", this.hurry);
    if (!ALONE) addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket.close();
  }

  send(command: Command, progress?: (answer: Answer) => void): Promise<Answer> {
    return this.socket.send(command, progress);
  }

  /** The last event received. */
  get have(): number {
    return this.socket.have;
  }

  /** The speaking seat if this screen has several; null otherwise. */
  front(seat: number | null): void {
    this.socket.front = seat;
  }

  /** Reconnect at once, because the network is back or the page is visible again. */
  hurry = (): void => {
    if (document.visibilityState === "visible") this.socket.hurry();
  };

  private offline = (): void => this.socket.offline();

  private linked(link: Link, reason: string): void {
    if (link === "lost" && this.link === "open") this.lostAt = Date.now();
    if (link === "open" && this.link === "lost" && this.lostAt) {
      this.resumed = true;
      this.back();
      setTimeout(() => (this.resumed = false), WELCOME_BACK_MS);
      this.lostAt = 0;
    }
    this.link = link;
    this.why = reason;
  }
}
