/** What only the table's menu holds: names, links to copy, seats to free, the way out. */

import { ask, Refusal } from "./ask";
import * as card from "./card";
import { find, h, icon } from "./dom";
import { freeButton } from "./freeing";
import { adopt, HABITS, type Habit, habit } from "./habits";
import { copyButton, invitation } from "./invitation";
import type { Position } from "./protocol";
import { linksOf } from "./recent";
import { trust, trusting } from "./sharing";
import { say } from "./words";

/** How one likes to play, in groups of buttons. */
export function habits(...names: Habit[]): HTMLElement[] {
  return names.flatMap((name) =>
    group(
      name,
      HABITS[name],
      () => habit(name),
      (choice) => adopt(name, choice),
    ),
  );
}

/** A heading, and buttons of which one is pressed. */
function group(
  name: string,
  choices: readonly string[],
  now: () => string,
  choose: (choice: string) => void,
): HTMLElement[] {
  const buttons = choices.map((choice) => {
    const label = say(`menu-${name}-${choice}`);
    const button = h("button", { class: "button small", type: "button", "data-choice": choice }, label);
    button.addEventListener("click", () => {
      choose(choice);
      show();
    });
    return button;
  });
  const show = (): void => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.choice === now()));
  };
  show();
  const id = `menu-${name}`;
  return [
    h("h2", { id }, say(id)),
    h("div", { class: "choices", role: "group", "aria-labelledby": id, "data-habit": name }, ...buttons),
  ];
}

export class TableMenu {
  private readonly place = find("#table-menu");
  private drawnFor = "";

  /** `trusted` hears whether those who share this device trust each other. */
  constructor(
    private readonly table: string,
    private readonly trusted: () => void,
  ) {
    this.place.style.display = "contents";
  }

  draw(position: Position, free: boolean[]): void {
    const people = position.seats.filter((seat) => seat.kind !== "computer");
    const links = linksOf(this.table).filter((link) => free[link.seat]);
    const state = JSON.stringify([position.names, position.mine, position.host, links, trusting(this.table)]);
    if (this.drawnFor === state && this.place.childElementCount) return;
    this.drawnFor = state;
    const mine = people.filter((seat) => position.mine.includes(seat.seat));
    const others = people.filter((seat) => position.host && !position.mine.includes(seat.seat));
    const seats = position.lesson ? [] : [...mine, ...others].map((seat) => freeButton(position, seat.seat));
    const invitations = [
      ...links.map((link) => invitation(link.url, say("menu-link", { name: position.names[link.seat] ?? "" }))),
      ...(position.private ? [] : [copyButton(new URL(`/t/${this.table}`, location.href).href, say("menu-watch"))]),
    ];
    this.place.replaceChildren(
      ...habits("pace", "sound", "confirm", "alone", "coach"),
      ...(mine.length > 1 ? this.trust() : []),
      ...mine.map((seat) => this.rename(seat.seat, seat.name)),
      ...(invitations.length ? [h("h2", {}, say("menu-links")), ...invitations] : []),
      ...(seats.length ? [h("h2", {}, say("menu-seats")), ...seats] : []),
      h(
        "a",
        { class: "button small", href: `/rules/${position.game}`, target: "_blank" },
        icon("rule-book"),
        say("page-rules"),
      ),
      this.legend(position.game),
      h("a", { class: "button small", href: "/" }, say("menu-leave")),
    );
  }

  private legend(game: string): HTMLElement {
    const button = h("button", { class: "button small", type: "button" }, icon("magnifying-glass"), say("page-legend"));
    button.addEventListener("click", () => {
      find<HTMLDetailsElement>("#menu").open = false;
      void card.legend(game, find("#menu"));
    });
    return button;
  }

  private trust(): HTMLElement[] {
    return group(
      "trust",
      ["no", "yes"],
      () => (trusting(this.table) ? "yes" : "no"),
      (choice) => {
        trust(this.table, choice === "yes");
        this.trusted();
      },
    );
  }

  private rename(seat: number, name: string): HTMLFormElement {
    const field = h("input", { class: "field", value: name, maxlength: 32, "aria-label": say("menu-name") });
    const form = h("form", { class: "row" }, field, h("button", { class: "button small" }, say("menu-rename")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      ask(`/api/tables/${this.table}/rename`, { seat, name: field.value }).catch((problem: unknown) => {
        field.setCustomValidity(problem instanceof Refusal ? problem.message : String(problem));
        field.reportValidity();
        field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
      });
    });
    return form;
  }
}
