/** Clocks: how long somebody still has, in words. */
import { ask } from "./ask";
import * as card from "./card";
import { find } from "./dom";
import type { Done, Position } from "./protocol";
import { say } from "./words";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** What is left until then. */
export function lasts(deadline: number, now = Date.now() / 1000): string {
  const left = Math.max(0, deadline - now);
  if (left >= 2 * DAY) return say("clock-days", { count: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return say("clock-hours", { count: Math.floor(left / HOUR) });
  if (left >= 10 * MINUTE) return say("clock-minutes", { count: Math.floor(left / MINUTE) });
  return figures(left);
}

/** Minutes and seconds, as a chess clock shows them. */
export function figures(left: number): string {
  const whole = Math.floor(left);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** What stands beside a seat: what is left to whoever is asked, what the others have, or that a computer plays for it. */
export function beside(position: Position, seat: number, now = Date.now() / 1000): string {
  const { clock, asked, status } = position;
  if (!clock || status === "over") return "";
  if (clock.standing_in.includes(seat)) return say("clock-standing-in");
  if (clock.expired === seat) return say("clock-expired");
  if (clock.deadline !== null && asked === seat) return lasts(clock.deadline, now);
  const left = clock.left[seat];
  return clock.kind === "live" && left !== undefined ? figures(left) : "";
}

/** The time of somebody else is up, and it was agreed that the others decide. */
export function decideTime({ clock, mine, names, table }: Position): void {
  const seat = clock?.expired ?? null;
  if (seat === null || !mine.length || mine.includes(seat)) return;
  const decide = (wait: boolean) => (): void => void ask<Done>(`/api/tables/${table}/decide`, { wait });
  card.decide(
    find("#ask"),
    say("clock-decide", { name: names[seat] ?? "" }),
    say("clock-decide-more"),
    [say("clock-decide-wait"), decide(true)],
    [say("clock-decide-computer"), decide(false)],
  );
}
