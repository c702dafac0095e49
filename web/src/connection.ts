/** The live connection: it comes back by itself, and sends nothing twice that was stored once. */
import type { FromClient, FromServer, PongMessage, Position, Shape } from "./protocol";

export interface Waiting {
  number: number;
  seat: number;
  action: string;
}

export interface Listener {
  message(message: Exclude<FromServer, PongMessage>, first: boolean): void;
  cut(seconds: number): void;
  back(): void;
  /** The door is shut: what was said last says why. */
  shut(): void;
}

const SLOWEST = 8;
const PULSE = 20_000;
const REFUSED = 4403;

export class Connection {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private first = true;
  private unanswered: Waiting | null = null;

  constructor(
    private readonly table: string,
    private shape: Shape,
    private readonly listener: Listener,
  ) {
    addEventListener("online", () => this.now());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.socket?.readyState !== WebSocket.OPEN) this.now();
    });
    this.open();
  }

  /** Try again at once. */
  now(): void {
    if (this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.open();
  }

  answer(answer: Waiting): void {
    this.unanswered = answer;
    this.send({ type: "answer", ...answer });
  }

  undo(number: number, seat: number): void {
    this.send({ type: "undo", number, seat });
  }

  consent(seat: number, yes: boolean): void {
    this.send({ type: "consent", seat, yes });
  }

  reshape(shape: Shape): void {
    this.shape = shape;
    this.send({ type: "shape", shape });
  }

  private send(wish: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
  }

  private open(): void {
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("shape", this.shape);
    address.searchParams.set("lang", document.documentElement.lang);
    const socket = new WebSocket(address);
    this.socket = socket;
    this.first = true;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.lost(event.code);
  }

  private hear(message: FromServer): void {
    if (message.type === "pong") return;
    const first = message.type === "position" && this.first;
    if (message.type === "position") {
      if (first) this.regained();
      this.settle(message, first);
    } else if (message.type === "refusal") {
      this.unanswered = null;
    }
    this.listener.message(message, first);
  }

  private regained(): void {
    this.first = false;
    this.tries = 0;
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.send({ type: "ping" }), PULSE);
    this.listener.back();
  }

  /** An answer that the server never saw goes out again; its number keeps it from being stored twice. */
  private settle(position: Position, first: boolean): void {
    const waiting = this.unanswered;
    if (!waiting) return;
    if (position.number !== waiting.number) this.unanswered = null;
    else if (first) this.send({ type: "answer", ...waiting });
  }

  private lost(code: number): void {
    clearInterval(this.pulse);
    if (code === REFUSED) return this.listener.shut();
    this.tries += 1;
    const seconds = Math.min(SLOWEST, 2 ** (this.tries - 1) / 2);
    this.listener.cut(seconds);
    this.timer = setTimeout(() => this.open(), seconds * 1000);
  }
}
