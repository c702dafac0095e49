/** A link to be sent: to be read, copied, shared and looked at by another device's camera. */
import { ask, Refusal } from "./ask";
import { h, icon } from "./dom";
import { whoAmI } from "./person";
import type { Done } from "./protocol";
import { say } from "./words";

/** What is done with one link; the name says whose it is. */
export function invitation(path: string, name: string): HTMLElement {
  const url = new URL(path, location.href).href;
  const field = h("input", { class: "field", readonly: true, value: url, "aria-label": name });
  field.addEventListener("focus", () => field.select());
  const seen = h("div", { class: "qr", hidden: true });
  const code = h("button", { class: "button small", type: "button", "aria-expanded": "false" }, say("link-qr"));
  code.setAttribute("aria-label", say("link-qr-of", { name }));
  code.addEventListener("click", () => void reveal(seen, code, url, say("link-qr-of", { name })));
  const letter = byMail(url, name);
  const ways = [copyButton(url, say("new-copy")), share(url, name), code, letter.button];
  return h("div", { class: "invitation" }, field, ...ways, seen, letter.form);
}

/** A letter from the house, where it sends some and I keep a name. */
function byMail(url: string, name: string): { button: HTMLElement; form: HTMLElement } {
  const button = h("button", { class: "button small", type: "button", hidden: true }, say("link-mail"));
  const mail = h("input", { class: "field", type: "email", maxlength: 200, required: true, autocomplete: "off" });
  mail.setAttribute("aria-label", say("link-mail-of", { name }));
  mail.placeholder = say("me-mail-address");
  const told = h("span", { role: "status" });
  const form = h(
    "form",
    { class: "row", hidden: true },
    mail,
    h("button", { class: "button small" }, say("link-send")),
  );
  form.append(told);
  button.setAttribute("aria-label", say("link-mail-of", { name }));
  button.setAttribute("aria-expanded", "false");
  button.addEventListener("click", () => {
    form.hidden = !form.hidden;
    button.setAttribute("aria-expanded", String(!form.hidden));
    if (!form.hidden) mail.focus();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { pathname, hash } = new URL(url);
    ask<Done>(`/api/tables/${pathname.split("/").at(-1)}/invite`, { key: hash.slice(1), mail: mail.value }).then(
      () => {
        told.textContent = say("link-sent", { mail: mail.value });
        mail.value = "";
      },
      (problem: unknown) => (told.textContent = problem instanceof Refusal ? problem.message : say("new-unreachable")),
    );
  });
  void whoAmI().then((me) => (button.hidden = !me.known || !me.by_mail));
  return { button, form };
}

export function copyButton(url: string, label: string): HTMLButtonElement {
  const button = h("button", { class: "button small", type: "button" }, icon("key"), label);
  button.addEventListener("click", () => {
    void copied(url, button).then((done) => done && button.lastChild?.replaceWith(say("menu-copied")));
  });
  return button;
}

/** Put a text where it can be pasted from; a page that came without https may not use the clipboard itself. */
export async function copied(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = h("textarea", { class: "unseen", readonly: true, "aria-hidden": "true" });
    field.value = text;
    beside.after(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    (beside as HTMLElement).focus();
    return done;
  }
}

/** Where the device has a way of its own to send things. */
function share(url: string, title: string): HTMLElement | null {
  if (!("share" in navigator)) return null;
  const button = h("button", { class: "button small", type: "button" }, say("link-share"));
  button.addEventListener("click", () => void navigator.share({ url, title }).catch(() => undefined));
  return button;
}

/** The code is made here: what stands after the # of a link must not reach any server. */
async function reveal(place: HTMLElement, button: Element, url: string, name: string): Promise<void> {
  place.hidden = !place.hidden;
  button.setAttribute("aria-expanded", String(!place.hidden));
  if (place.hidden || place.childElementCount) return;
  const { qr } = await import("./qr");
  place.replaceChildren(qr(url, name));
}
