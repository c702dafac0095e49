/** Which options stand as buttons of their own, which fold into one by their verb, and which is the main one. */
import type { Option } from "./protocol";

const MOST = 8;

export interface Entry {
  /** By which it is known again at the next question. */
  name: string;
  verb: string;
  options: Option[];
}

/** What is known besides the options themselves. */
export interface Ground {
  /** Whether all that an option names lies on the board, where it is better chosen. */
  lies(option: Option): boolean;
  /** The verbs that were folded when this was asked before. */
  folded: ReadonlySet<string>;
  /** The verbs whose options one wants to read one by one. */
  opened: ReadonlySet<string>;
}

const BARE: Ground = { lies: () => false, folded: new Set(), opened: new Set() };

/** The one that ends the turn, if there is such: it names no thing, and others do. */
export function mainOf(options: Option[]): Option | undefined {
  if (options.length === 1) return options[0];
  const plain = options.filter((option) => option.args.length === 0);
  return plain.length < options.length ? plain.at(-1) : undefined;
}

/** Fold what is many and lies on the board, and what was folded before; then the largest verbs until all fit. What stands
 * first stays first. */
export function folded(options: Option[], ground: Ground = BARE): Entry[] {
  const verbs = [...new Set(options.map((option) => option.verb))];
  const groups = verbs
    .map((verb) => ({ name: verb, verb, options: options.filter((option) => option.verb === verb) }))
    .filter((group) => group.options.length > 1 && !ground.opened.has(group.verb))
    .sort((a, b) => b.options.length - a.options.length);
  let result: Entry[] = options.map((option) => ({
    name: named(option, ground),
    verb: option.verb,
    options: [option],
  }));
  for (const group of groups) {
    const crowd = group.options.length > MOST && (group.options.length > 2 * MOST || group.options.every(ground.lies));
    const needed = verbs.length > 1 && (result.length > MOST || ground.folded.has(group.verb));
    if (!crowd && !needed) continue;
    const at = result.findIndex((one) => one.verb === group.verb);
    result = result.filter((one) => one.verb !== group.verb);
    result.splice(at, 0, group);
  }
  return result;
}

/** The last that is left of a group stands where the group stood. */
const named = (option: Option, ground: Ground): string =>
  ground.folded.has(option.verb) && !ground.opened.has(option.verb) ? option.verb : option.action;
