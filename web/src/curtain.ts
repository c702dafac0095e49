/** The curtain: on one device nobody sees another person's hand before the device was passed on. */
import { badge, h } from "./dom";
import { say } from "./words";

/** `trusted` hears that no curtain is wanted at this table any more. */
export function curtain(seat: number, name: string, trusted: () => void): Promise<void> {
  const here = h("button", { class: "button accent" }, say("curtain-here", { name }));
  const trusting = h("button", { class: "button" }, say("curtain-trust"));
  const dialog = h("dialog", { class: "curtain", "aria-label": say("curtain-title", { name }) }, badge(seat));
  dialog.append(
    // the focus lies here: who still presses Enter for the last answer must not open the next hand
    h("h2", { tabindex: -1, autofocus: true }, say("curtain-title", { name })),
    h("p", {}, say("curtain-more")),
    h("div", { class: "actions" }, here, trusting),
  );
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  trusting.addEventListener("click", trusted);
  return new Promise((resolve) => {
    for (const button of [here, trusting])
      button.addEventListener("click", () => {
        dialog.close();
        dialog.remove();
        resolve();
      });
  });
}
