/** A lesson at the table: the task, a word about what was tried, and the way on. */
import { ask, Refusal } from "./ask";
import { find, h, icon, scrolled } from "./dom";
import { learn } from "./progress";
import type { LessonAt, NewTable, Position } from "./protocol";
import { keep, kept as keptLines } from "./variations";
import { say } from "./words";

export interface Teacher {
  /** Light the answer of the model solution. */
  show(action: string): void;
  back(spot: Element): void;
  why(clause: string, spot: Element): void;
}

const AGAIN = 5000;
const kept = (address: string): string => `ludotheque.lesson.${address}`;

/** Sit down at the lesson of this page, where it was left; why not is said in a sentence. */
export async function sitDown(root: HTMLElement): Promise<string | null> {
  const address = root.dataset.lesson ?? "";
  try {
    const answers = JSON.parse(sessionStorage.getItem(kept(address)) ?? "[]") as string[];
    const byHand = new URLSearchParams(location.search).get("by") === "hand";
    const made = await ask<NewTable>(`/api/${address}`, { answers, ...(byHand ? { by_hand: true } : {}) });
    root.dataset.table = made.table;
    return null;
  } catch (problem) {
    return problem instanceof Refusal ? problem.message : say("new-unreachable");
  }
}

/** The table is gone, as after a restart of the server: sit down at another, once in a while. */
export function sitDownAgain(address: string): boolean {
  const last = Number(sessionStorage.getItem("ludotheque.lesson-again") ?? 0);
  if (!address || Date.now() - last < AGAIN) return false;
  sessionStorage.setItem("ludotheque.lesson-again", String(Date.now()));
  location.reload();
  return true;
}

export class LessonBar {
  private readonly place = find("#lesson");
  private readonly address = find("#table").dataset.lesson ?? "";

  constructor(private readonly teacher: Teacher) {}

  draw({ lesson, game }: Position): void {
    if (!lesson) return;
    this.place.hidden = false;
    sessionStorage.setItem(kept(this.address), JSON.stringify(lesson.answers));
    const over = lesson.steps > 0 && lesson.step === lesson.steps;
    if (over) learn(game, this.address.split("/").at(-1) ?? "");
    this.place.dataset.step = String(lesson.step);
    this.place.dataset.over = String(over);
    this.place.replaceChildren(this.head(lesson), this.words(lesson), this.tools(lesson, game, over));
  }

  private head(lesson: LessonAt): HTMLElement {
    const at = { step: Math.min(lesson.step + 1, lesson.steps), steps: lesson.steps };
    const pips = Array.from({ length: lesson.steps }, (_, index) =>
      h("i", { class: index < lesson.step ? "full" : index === lesson.step ? "now" : "" }),
    );
    const where = lesson.steps ? say("lesson-step", at) : "";
    return h(
      "div",
      { class: "of-lesson" },
      h("b", {}, lesson.title),
      where && h("span", { class: "pips", role: "img", "aria-label": where }, ...pips),
    );
  }

  private words(lesson: LessonAt): HTMLElement {
    const said = h("div", { class: "said", "aria-live": "polite", ...scrolled() });
    if (lesson.reply) said.append(h("p", { class: "reply" }, lesson.reply));
    else if (lesson.done) said.append(h("p", { class: "done" }, icon("check-mark"), lesson.done));
    said.append(h("p", {}, lesson.sentence, lesson.task && " ", lesson.task && h("b", { class: "task" }, lesson.task)));
    return said;
  }

  /** Another line of a match: it is given a name and kept, and one goes back to the match. */
  private branch(lesson: LessonAt): HTMLElement {
    const source = this.address.replace(/\/try\/\d+$/, "");
    const at = Number(this.address.split("/").at(-1));
    const field = h("input", { class: "field", maxlength: 60, "aria-label": say("lines-name") });
    field.placeholder = say("lines-name");
    field.value = this.named;
    field.addEventListener("input", () => {
      this.named = field.value;
    });
    const save = this.button("save-arrow", say("lines-save"), () => {
      const name = field.value.trim() || say("lines-number", { number: keptLines(source).length + 1 });
      keep(source, { at, name, lines: lesson.answers });
      sessionStorage.removeItem(kept(this.address));
      location.assign(lesson.next);
    });
    (save as HTMLButtonElement).disabled = !lesson.answers.length;
    const back = h("a", { class: "button", href: lesson.next }, say("lines-leave"));
    return h("form", { class: "tools" }, field, save, back);
  }

  private named = "";

  private tools(lesson: LessonAt, game: string, over: boolean): HTMLElement {
    if (lesson.kind === "branch") return this.branch(lesson);
    const tools = h("div", { class: "tools" });
    if (lesson.clause) {
      const why = this.button("rule-book", lesson.clause, (spot) => this.teacher.why(lesson.clause, spot));
      why.setAttribute("aria-label", say("lesson-clause", { clause: lesson.clause }));
      tools.append(why);
    }
    if (lesson.shown && !over)
      tools.append(this.button("light-bulb", say("lesson-show"), () => this.teacher.show(lesson.shown)));
    if (lesson.reply) tools.append(this.button("return-arrow", say("lesson-back"), (spot) => this.teacher.back(spot)));
    if (lesson.answers.length) tools.append(this.button("backward-time", say("lesson-again"), () => this.again()));
    if (over) tools.append(h("a", { class: "button accent", href: lesson.next }, say("lesson-next")));
    else tools.append(h("a", { class: "button", href: `/learn/${game}` }, say("lesson-course")));
    return tools;
  }

  private again(): void {
    sessionStorage.removeItem(kept(this.address));
    location.reload();
  }

  private button(picture: string, name: string, act: (spot: Element) => void): HTMLElement {
    const button = h("button", { class: "button", type: "button" }, icon(picture), h("span", {}, name));
    button.addEventListener("click", () => act(button));
    return button;
  }
}
