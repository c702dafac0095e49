/** Called while no page is open: says whose turn it is, and leads to the table. It keeps nothing and answers no requests. */

interface Call {
  id: string;
  title: string;
  text: string;
  link: string;
  picture: string;
}

interface Pushed extends Event {
  data: { json(): Call } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface Pressed extends Event {
  notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}

interface Window {
  url: string;
  focus(): Promise<unknown>;
}

const scope = self as unknown as {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(which: { type: string }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

addEventListener("push", (event) => {
  const pushed = event as Pushed;
  const call = pushed.data?.json();
  if (!call) return;
  const { title, text: body, id: tag, link, picture } = call;
  const icon = "/static/icon-192.png";
  pushed.waitUntil(
    scope.registration.showNotification(title, { body, tag, icon, data: link, ...(picture && { image: picture }) }),
  );
});

addEventListener("notificationclick", (event) => {
  const pressed = event as Pressed;
  const link = new URL(String(pressed.notification.data), location.origin).pathname;
  pressed.notification.close();
  pressed.waitUntil(
    scope.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((one) => new URL(one.url).pathname === link);
      return there ? there.focus() : scope.clients.openWindow(link);
    }),
  );
});
