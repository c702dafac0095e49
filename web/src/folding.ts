/** Which options stand as buttons of their own, which fold into one by their verb, and which is the main one. */
import type { Option } from "./protocol";

const MOST = 8;

export interface Entry {
  verb: string;
  options: Option[];
}

/** The one that ends the turn, if there is such: it names no thing, and others do. */
export function mainOf(options: Option[]): Option | undefined {
  if (options.length === 1) return options[0];
  const plain = options.filter((option) => option.args.length === 0);
  return plain.length < options.length ? plain.at(-1) : undefined;
}

/** Fold the largest verbs until all fit; what stands first stays first. */
export function folded(options: Option[]): Entry[] {
  const verbs = [...new Set(options.map((option) => option.verb))];
  const entries = options.map((option) => ({ verb: option.verb, options: [option] }));
  if (verbs.length < 2) return entries;
  let result = entries;
  const many = verbs
    .map((verb) => ({ verb, options: options.filter((option) => option.verb === verb) }))
    .filter((entry) => entry.options.length > 1)
    .sort((a, b) => b.options.length - a.options.length);
  for (const entry of many) {
    if (result.length <= MOST) break;
    const at = result.findIndex((one) => one.verb === entry.verb);
    result = result.filter((one) => one.verb !== entry.verb);
    result.splice(at, 0, entry);
  }
  return result;
}
