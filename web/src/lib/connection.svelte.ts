/** The line to one table's server, as the page shows it: whether it is there, since when it is not, and why. */
import { TableSocket, type Answer, type Command, type Event, type Link } from "./socket";

const WELCOME_BACK = 2500; // ms for which "back again" stands

export class Connection {
  link = $state<Link>("connecting");
  why = $state("");
  /** When the line broke; 0 while it holds. */
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

  send(command: Command): Promise<Answer> {
    return this.socket.send(command);
  }

  /** The last event that this page has. */
  get have(): number {
    return this.socket.have;
  }

  /** Which of several seats speaks; null for who has one seat, or none. */
  front(seat: number | null): void {
    this.socket.front = seat;
  }

  /** The network is back, or the page is seen again: do not wait for the timer. */
  hurry = (): void => {
    if (document.visibilityState === "visible") this.socket.hurry();
  };

  private offline = (): void => this.socket.offline();

  private linked(link: Link, reason: string): void {
    if (link === "lost" && this.link === "open") this.lostAt = Date.now();
    if (link === "open" && this.link === "lost" && this.lostAt) {
      this.resumed = true;
      this.back();
      setTimeout(() => (this.resumed = false), WELCOME_BACK);
      this.lostAt = 0;
    }
    this.link = link;
    this.why = reason;
  }
}
