/** Narrowing: from all options, click by click, to the one that is meant. */
import type { Option } from "./protocol";

/** What choosing a thing means: some verbs, an argument, and the same of the things it lies on. */
export interface Meaning {
  verbs: string[];
  id: string;
  within: Meaning[];
}

export interface Part {
  label: string;
  keep: (option: Option) => boolean;
  /** What was opened to be read one by one: a verb, or a group of it. */
  opened?: string;
}

export function fits(option: Option, meaning: Meaning): boolean {
  if (meaning.verbs.length && !meaning.verbs.includes(option.verb)) return false;
  if (meaning.id && !option.args.includes(meaning.id)) return false;
  if (!meaning.id && !meaning.verbs.length) return false;
  return meaning.within.every((outer) => !outer.verbs.includes(option.verb) || option.args.includes(outer.id));
}

export function meaning(element: Element): Meaning {
  const within: Meaning[] = [];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (outer.getAttribute("data-id")) within.push({ ...spelled(outer), within: [] });
  }
  return { ...spelled(element), within };
}

function spelled(element: Element): { verbs: string[]; id: string } {
  const verbs = (element.getAttribute("data-verb") ?? "").split(" ").filter(Boolean);
  return { verbs, id: element.getAttribute("data-id") ?? "" };
}

export class Choice {
  path: Part[] = [];
  options: Option[] = [];
  /** What is asked: the same name at the same question. */
  about = "";

  constructor(private readonly changed: () => void) {}

  /** The options that are left after what was chosen so far. */
  get left(): Option[] {
    return this.options.filter((option) => this.path.every((part) => part.keep(option)));
  }

  ask(options: Option[], about = ""): void {
    this.options = options;
    this.about = about;
    this.path = [];
    this.changed();
  }

  narrow(part: Part): void {
    this.path = [...this.path, part];
    this.changed();
  }

  /** Step back to a length of the path; by one without a length. */
  back(length = this.path.length - 1): void {
    if (length < 0 || length >= this.path.length) return;
    this.path = this.path.slice(0, length);
    this.changed();
  }
}
