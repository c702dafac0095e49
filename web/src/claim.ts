/** The key in a link is changed for one that only this browser has, and leaves the address bar. */
import { ask, Refusal } from "./ask";
import type { Claimed } from "./protocol";
import { say } from "./words";

/** Sit down, where the address holds a key; a sentence says why not. */
export async function claim(table: string): Promise<string | null> {
  addEventListener("hashchange", () => location.reload()); // another link to this table was opened on this page
  const key = location.hash.slice(1);
  if (!key) return null;
  try {
    await ask<Claimed>(`/api/tables/${table}/claim`, { key });
  } catch (problem) {
    if (!(problem instanceof Refusal)) return say("new-unreachable");
    if (problem.passing) return problem.message; // the link is still good: it stays where it can be tried again
    forgetKey();
    return problem.message;
  }
  forgetKey();
  return null;
}

function forgetKey(): void {
  history.replaceState(null, "", location.pathname + location.search);
}
