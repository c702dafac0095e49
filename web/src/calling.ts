/** How I want to be called: by mail, by this browser, by a web hook; and when not. */
import { ask, Refusal } from "./ask";
import { find } from "./dom";
import { bytes } from "./passkey";
import type { Done, Me } from "./protocol";
import { say } from "./words";

export function show(me: Me): void {
  for (const box of boxes()) box.checked = me.ways.includes(box.dataset.way ?? "");
  find("#way-mail").hidden = !me.by_mail || !me.mail;
  find("#way-push").hidden = !me.push_key || !("serviceWorker" in navigator && "PushManager" in window);
  find<HTMLInputElement>("#hook-url").value = me.hook?.url ?? "";
  find<HTMLSelectElement>("#hook-shape").value = me.hook?.shape ?? "plain";
  find("#unreached").textContent = me.unreached.join(" ");
  find<HTMLInputElement>("#away").value = me.away ? new Date(me.away * 1000).toISOString().slice(0, 10) : "";
}

const boxes = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>("[data-way]")];

export async function keep(me: Me): Promise<void> {
  const ways = boxes()
    .filter((box) => box.checked)
    .map((box) => box.dataset.way ?? "");
  if (ways.includes("push")) await subscribe(me.push_key);
  const url = find<HTMLInputElement>("#hook-url").value.trim();
  const secret = find<HTMLInputElement>("#hook-secret").value;
  const away = find<HTMLInputElement>("#away").value;
  await ask<Done>("/api/me/wishes", {
    ways,
    hook: url ? { url, shape: find<HTMLSelectElement>("#hook-shape").value, secret } : null,
    away: away ? Date.parse(`${away}T23:59:00`) / 1000 : 0,
  });
}

/** This browser may be called, if its owner allows it. */
async function subscribe(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Refusal(say("me-push-refused"), 403);
  const worker = await navigator.serviceWorker.register("/worker.js", { scope: "/" });
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = subscription.toJSON();
  await ask<Done>("/api/me/push", { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}
