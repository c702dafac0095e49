/** Walking by arrow keys: from what has the focus to the nearest thing in that direction. */
interface Side {
  x: number;
  y: number;
}

const SIDES: Record<string, Side> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const middle = (box: Rect): Side => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** Of these boxes the nearest one in the direction of an arrow, if need be far aside of it. None: -1. */
export function nearest(key: string, from: Rect, boxes: Rect[]): number {
  const found = within(key, from, boxes, 0.5);
  return found < 0 ? within(key, from, boxes, 0) : found;
}

/** The same, of those that lie at least so steeply in that direction; what lies aside counts double. */
function within(key: string, from: Rect, boxes: Rect[], steep: number): number {
  const side = SIDES[key];
  if (!side) return -1;
  const here = middle(from);
  const far = boxes.map((box) => {
    const there = middle(box);
    const along = (there.x - here.x) * side.x + (there.y - here.y) * side.y;
    const aside = Math.abs((there.x - here.x) * side.y) + Math.abs((there.y - here.y) * side.x);
    return along > Math.max(1, steep * aside) ? along + 2 * aside : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...far);
  return Number.isFinite(least) ? far.indexOf(least) : -1;
}

const LIT = ".option, :is(#board, #mat, #seats, #drawer) [data-lit][tabindex]";
const ALL = ":is(#board, #mat, #seats, #drawer) :is([data-id], [data-verb], [data-note], g:has(> title))";

/** Give the focus to the next thing that may be chosen, or with `all` to the next thing whatever it is. */
export function walk(key: string, all: boolean): boolean {
  const focused = document.activeElement;
  const from = focused?.matches(`${LIT}, ${ALL}`) ? focused : document.querySelector("#ask");
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>(all ? ALL : LIT)].filter(
    (thing) => thing !== from && inSight(thing),
  );
  const to =
    from &&
    found[
      nearest(
        key,
        from.getBoundingClientRect(),
        found.map((thing) => thing.getBoundingClientRect()),
      )
    ];
  if (!to) return false;
  if (!to.hasAttribute("tabindex")) reachable(to);
  to.focus({ preventScroll: !to.matches(".option") });
  return true;
}

function inSight(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  return box.width > 0 && thing.checkVisibility() && box.right > 0 && box.left < innerWidth && box.bottom > 0;
}

/** What may not be chosen can be looked at all the same, while the focus is there. */
function reachable(thing: Element): void {
  const label = thing.querySelector(":scope > title")?.textContent ?? thing.getAttribute("data-title") ?? "";
  const marks = { tabindex: "-1", role: "img", "aria-label": label || (thing.getAttribute("data-note") ?? "") };
  for (const [name, value] of Object.entries(marks)) thing.setAttribute(name, value);
  thing.addEventListener(
    "blur",
    () => {
      if (thing.getAttribute("tabindex") === "-1") for (const name of Object.keys(marks)) thing.removeAttribute(name);
    },
    { once: true },
  );
}
