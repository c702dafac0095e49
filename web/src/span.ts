/** How long something lasts, as one says it: in the largest unit that it fills. */
import { say } from "./words";

const UNITS: [name: string, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, least]) => seconds >= least) ?? ["second", 1];
  return say(`span-${unit}`, { count: Math.max(1, Math.floor(seconds / size)) });
}
