/** What only the table's menu holds: names, links to copy, the way out. */

import { ask, Refusal } from "./ask";
import { find, h, icon } from "./dom";
import { adopt, HABITS, type Habit, habit } from "./habits";
import type { Position } from "./protocol";
import { recent } from "./recent";
import { say } from "./words";

export function copyButton(url: string, label: string): HTMLButtonElement {
  const button = h("button", { class: "button small", type: "button" }, icon("key"), label);
  button.addEventListener("click", () => {
    void navigator.clipboard?.writeText(url).then(() => {
      button.lastChild?.replaceWith(say("menu-copied"));
    });
  });
  return button;
}

/** How one likes to play, in groups of buttons. */
function habits(): HTMLElement[] {
  return (Object.keys(HABITS) as Habit[]).flatMap((name) => {
    const buttons = HABITS[name].map((choice) => {
      const label = say(`menu-${name}-${choice}`);
      const button = h("button", { class: "button small", type: "button", "data-choice": choice }, label);
      button.addEventListener("click", () => {
        adopt(name, choice);
        show();
      });
      return button;
    });
    const show = (): void => {
      for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.choice === habit(name)));
    };
    show();
    const id = `menu-${name}`;
    return [
      h("h2", { id }, say(id)),
      h("div", { class: "choices", role: "group", "aria-labelledby": id, "data-habit": name }, ...buttons),
    ];
  });
}

export class TableMenu {
  private readonly place = find("#table-menu");
  private drawnFor = "";

  constructor(
    private readonly table: string,
    private readonly key: string,
  ) {
    this.place.style.display = "contents";
  }

  draw(position: Position): void {
    const state = position.mine.map((seat) => position.names[seat]).join("|");
    if (this.drawnFor === state && this.place.childElementCount) return;
    this.drawnFor = state;
    const links = recent().find((one) => one.table === this.table && one.key === this.key)?.links ?? [];
    this.place.replaceChildren(
      ...habits(),
      ...position.mine.map((seat) => this.rename(seat, position.names[seat] ?? "")),
      h("h2", {}, say("menu-links")),
      ...links.map((link) =>
        copyButton(new URL(link.url, location.href).href, say("menu-link", { name: position.names[link.seat] ?? "" })),
      ),
      copyButton(new URL(`/t/${this.table}`, location.href).href, say("menu-watch")),
      h(
        "a",
        { class: "button small", href: `/rules/${position.game}`, target: "_blank" },
        icon("rule-book"),
        say("page-rules"),
      ),
      h("a", { class: "button small", href: "/" }, say("menu-leave")),
    );
  }

  private rename(seat: number, name: string): HTMLFormElement {
    const field = h("input", { class: "field", value: name, maxlength: 32, "aria-label": say("menu-name") });
    const form = h("form", { class: "row" }, field, h("button", { class: "button small" }, say("menu-rename")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      ask(`/api/tables/${this.table}/rename`, { key: this.key, seat, name: field.value }).catch((problem: unknown) => {
        field.setCustomValidity(problem instanceof Refusal ? problem.message : String(problem));
        field.reportValidity();
        field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
      });
    });
    return form;
  }
}
