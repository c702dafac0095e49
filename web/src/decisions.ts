/** The costliest decisions: what was answered, what would have been better, and why. */
import { percent } from "./curve";
import { badge, h, icon } from "./dom";
import type { Analysis, Costly } from "./protocol";
import { say } from "./words";

export interface Shower {
  /** Bring the board to a line of the record. */
  go(line: number): void;
  /** Show an answer that was not given on the board. */
  instead(decision: Costly): void;
}

export function decisions(analysis: Analysis, names: string[], shower: Shower): HTMLElement[] {
  if (!analysis.decisions.length) return [h("p", { class: "none" }, say("past-none"))];
  const whose = h("div", { class: "whose", role: "group", "aria-label": say("past-whose") });
  const list = h("ol", { class: "costliest" });
  const show = (seat: number | null): void => {
    for (const button of whose.querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(button.dataset.seat === String(seat ?? "")));
    const wanted = analysis.decisions.filter((each) => seat === null || each.seat === seat);
    list.replaceChildren(...wanted.map((each) => item(each, names[each.seat] ?? "", shower)));
  };
  whose.append(
    choice("", say("past-everybody"), null, () => show(null)),
    ...names.map((name, seat) => choice(String(seat), name, seat, () => show(seat))),
  );
  show(null);
  return [whose, list];
}

function choice(key: string, name: string, seat: number | null, act: () => void): HTMLElement {
  const button = h("button", { class: "button small", type: "button", "data-seat": key, "aria-label": name });
  button.append(seat === null ? name : badge(seat));
  button.title = name;
  button.addEventListener("click", act);
  return button;
}

function item(each: Costly, name: string, shower: Shower): HTMLElement {
  const less = say("past-less", { less: percent(each.cost) });
  const given = h("button", { class: "given", type: "button", "data-line": each.line });
  given.append(
    badge(each.seat),
    h("span", { class: "what" }, h("small", {}, say("past-answer", { line: each.line, name })), h("b", {}, each.label)),
    h("span", { class: "less", title: say("past-less-more") }, less),
  );
  given.addEventListener("click", () => shower.go(each.line));
  const better = h("button", { class: "better", type: "button" }, icon("light-bulb"));
  better.append(h("span", {}, say("past-better", { best: each.best, chance: percent(each.chance) })));
  better.title = say("past-show");
  better.addEventListener("click", () => shower.instead(each));
  const why = each.why.map((sentence) => h("p", {}, sentence));
  return h("li", { class: `d-s${each.seat + 1}` }, given, better, h("div", { class: "why" }, ...why));
}
