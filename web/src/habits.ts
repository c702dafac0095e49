/** What a person prefers at every table; kept in this browser. */
export const HABITS = {
  pace: ["slow", "normal", "fast", "off"],
  sound: ["off", "quiet", "full"],
  confirm: ["always", "final", "never"],
  alone: ["ask", "answer"],
  coach: ["on", "off"],
} as const;

export type Habit = keyof typeof HABITS;
export type Choice<H extends Habit> = (typeof HABITS)[H][number];

const USUAL: { [H in Habit]: Choice<H> } = {
  pace: "normal",
  sound: "off",
  confirm: "final",
  alone: "ask",
  coach: "on",
};

export function habit<H extends Habit>(name: H): Choice<H> {
  const kept = localStorage.getItem(name) as Choice<H>;
  return (HABITS[name] as readonly string[]).includes(kept) ? kept : USUAL[name];
}

export function adopt(name: Habit, wanted: string): void {
  localStorage.setItem(name, wanted);
}
