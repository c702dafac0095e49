/** A link to be sent: to be read, copied, shared and looked at by another device's camera. */
import { h, icon } from "./dom";
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
  return h("div", { class: "invitation" }, field, copyButton(url, say("new-copy")), share(url, name), code, seen);
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
