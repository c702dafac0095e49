/** Which options stand as buttons of their own, which fold into one by their verb, or, once that was opened, by where
 * they belong together, and which is the main one. */
import type { Option } from "./protocol";

const MOST = 8;

export interface Entry {
  /** By which it is known again at the next question. */
  name: string;
  verb: string;
  /** With which others of its verb they belong together, where the verb was opened and there are still many. */
  group?: string;
  options: Option[];
}

/** What is known besides the options themselves. */
export interface Ground {
  /** Whether all that an option names lies on the board, where it is better chosen. */
  lies(option: Option): boolean;
  /** The verbs that were folded when this was asked before. */
  folded: ReadonlySet<string>;
  /** The verbs, and the groups within them, whose options one wants to read. */
  opened: ReadonlySet<string>;
}

/** What is opened: a verb, or one group of it. */
export const fold = (verb: string, group = ""): string => (group ? `${verb} ${group}` : verb);

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
    name: named(option, options, ground),
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
  return options.length > MOST ? result.flatMap((one) => gathered(one, result, ground)) : result;
}

/** One option of a verb that was opened: the first of its group stands for all of them, if there are other groups. */
function gathered(one: Entry, all: Entry[], { opened }: Ground): Entry[] {
  const { verb } = one;
  const group = one.options[0]?.group;
  if (!group || !opened.has(verb) || opened.has(fold(verb, group))) return [one];
  const alike = all.filter((other) => other.verb === verb && other.options[0]?.group === group);
  if (alike.length < 2 || alike.length === all.length) return [one];
  return alike[0] === one
    ? [{ name: fold(verb, group), verb, group, options: alike.flatMap((each) => each.options) }]
    : [];
}

/** The last that is left of a group stands where the group stood; while there are several, each has its own name. */
function named(option: Option, all: Option[], ground: Ground): string {
  const last = all.every((other) => other === option || other.verb !== option.verb);
  return last && ground.folded.has(option.verb) && !ground.opened.has(option.verb) ? option.verb : option.action;
}
