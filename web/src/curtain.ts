/** The curtain: on one device nobody sees another person's hand before the device was passed on. */
import { badge, h } from "./dom";
import { say } from "./words";

export function curtain(seat: number, name: string): Promise<void> {
  const here = h("button", { class: "button accent" }, say("curtain-here", { name }));
  const dialog = h("dialog", { class: "curtain", "aria-label": say("curtain-title", { name }) }, badge(seat));
  dialog.append(
    h("h2", {}, say("curtain-title", { name })),
    h("p", {}, say("curtain-more")),
    h("div", { class: "actions" }, here),
  );
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    here.addEventListener("click", () => {
      dialog.close();
      dialog.remove();
      resolve();
    });
  });
}
