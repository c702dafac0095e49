/** Each player in short, in plots: accuracy by thirds, luck beside decisions, points by source, what was bought at which price. */
import { badge, h, s } from "./dom";
import type { Analysis, Deal, Growth, Summary } from "./protocol";
import { say } from "./words";

const [WIDE, HIGH] = [260, 74];

export function players(analysis: Analysis, names: string[], last: number, go: (line: number) => void): HTMLElement[] {
  const lucky = Math.max(0.01, ...analysis.players.map(({ luck }) => Math.abs(luck)));
  const dear = Math.max(0.001, ...analysis.players.map(({ lost }) => lost));
  const cards = analysis.players.map((player) => {
    const name = names[player.seat] ?? "";
    return h(
      "section",
      { class: `player d-s${player.seat + 1}`, "aria-label": name },
      h("h2", {}, badge(player.seat), h("span", {}, name), points(player)),
      accuracy(player),
      h("div", { class: "moved-by" }, moved("luck", player.luck, lucky), moved("lost", -player.lost, dear)),
      ...growth(analysis.growth, player.seat, last),
    );
  });
  return [
    ...cards,
    ...deals(analysis.deals, names, go),
    h("p", { class: "note" }, say("past-how", { iterations: analysis.iterations })),
  ];
}

const points = (player: Summary): HTMLElement =>
  h("b", { class: "points" }, say("past-points", { points: player.points }));

/** How near the answers came to the best: in all as a figure, by thirds as bars. */
function accuracy({ accuracy, thirds }: Summary): HTMLElement {
  const figure = accuracy === null ? "–" : String(Math.round(accuracy));
  const bars = thirds.map((third, part) => {
    const told = say("past-third", {
      part: say(`past-part-${part}`),
      accuracy: third === null ? "–" : Math.round(third),
    });
    const bar = s("svg", { viewBox: "0 0 20 34", role: "img", "aria-label": told });
    const tall = (32 * (third ?? 0)) / 100;
    bar.append(s("rect", { class: "empty", x: 3, y: 1, width: 14, height: 32 }));
    bar.append(s("rect", { class: "full", x: 3, y: 33 - tall, width: 14, height: tall }));
    bar.append(s("title", {}, told));
    return bar;
  });
  return h("p", { class: "accuracy" }, h("b", {}, figure), h("span", {}, say("past-accuracy")), ...bars);
}

/** Luck to either side, and what one's own decisions cost, each beside those of the others. */
function moved(kind: "luck" | "lost", share: number, most: number): HTMLElement {
  const figure = new Intl.NumberFormat(document.documentElement.lang, {
    signDisplay: "exceptZero",
    maximumFractionDigits: kind === "lost" ? 1 : 0,
  });
  const told = say(`past-${kind}`, { share: figure.format(100 * share).replace("-", "−") });
  const size = (Math.abs(share) / most) * 48;
  const bar = s("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" });
  bar.append(s("path", { class: "middle", d: "M50 0V10" }));
  bar.append(s("rect", { class: kind, x: share < 0 ? 50 - size : 50, y: 2, width: Math.max(0.6, size), height: 6 }));
  return h("div", { class: "moved" }, bar, h("span", {}, told));
}

/** Where points came from, one on top of the other, from line to line of the match. */
export function stacked(growth: Growth, seat: number, last: number, wide: number, high: number): string[] {
  const totals = growth.values.flatMap((seats) =>
    seats.map((from) => from.reduce((all, each) => all + Math.max(0, each), 0)),
  );
  const most = Math.max(1, ...totals);
  const x = (line: number): number => Math.round((10 * wide * line) / Math.max(1, last)) / 10;
  const y = (count: number): number => Math.round(10 * (high - (high * count) / most)) / 10;
  const upTo = (at: number, source: number): number =>
    (growth.values[at]?.[seat] ?? []).slice(0, source).reduce((all, each) => all + Math.max(0, each), 0);
  return growth.sources.map((_, source) => {
    const edge = (below: number): [number, number][] =>
      growth.at.flatMap((line, at): [number, number][] => {
        const height = y(upTo(at, source + below));
        return [
          [x(line), height],
          [x(growth.at[at + 1] ?? last), height],
        ];
      });
    const corners = [...edge(1), ...edge(0).reverse()];
    return `M${corners.map(([across, up]) => `${across} ${up}`).join("L")}Z`;
  });
}

function growth(grown: Growth, seat: number, last: number): HTMLElement[] {
  const final = grown.values.at(-1)?.[seat] ?? [];
  if (!grown.sources.length) return [];
  const shapes = stacked(grown, seat, last, WIDE, HIGH);
  const shade = (source: number): string => `shade-${source % 6}`;
  const svg = s("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  svg.append(...shapes.map((d, source) => s("path", { class: shade(source), d })));
  const key = grown.sources.map((label, source) =>
    final[source]
      ? h("li", {}, h("i", { class: shade(source) }), `${label} `, h("b", {}, String(final[source])))
      : null,
  );
  return [h("figure", { class: "grown" }, svg, h("figcaption", {}, h("ul", {}, ...key)))];
}

/** What changed hands between two players, longest where it was dearest. */
function deals(all: Deal[], names: string[], go: (line: number) => void): HTMLElement[] {
  if (!all.length) return [];
  const most = Math.max(...all.map((deal) => deal.paid));
  const rows = all.map((deal) => {
    const row = h("button", { type: "button", class: `deal d-s${deal.seat + 1}`, title: deal.sentence });
    row.setAttribute("aria-label", `${deal.sentence} (${deal.price})`);
    const bar = s("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" });
    bar.append(s("rect", { x: 0, y: 1, width: Math.max(2, (100 * deal.paid) / most), height: 8 }));
    row.append(badge(deal.seat), bar, h("span", {}, deal.price));
    row.addEventListener("click", () => go(deal.line));
    return h("li", {}, row);
  });
  const won = names.map((name, seat) => ({ name, seat, count: all.filter((deal) => deal.seat === seat).length }));
  const told = won.filter(({ count }) => count).map(({ name, count }) => say("past-bought", { name, count }));
  return [
    h(
      "section",
      { class: "deals" },
      h("h2", {}, say("past-deals")),
      h("p", {}, told.join(" · ")),
      h("ol", {}, ...rows),
    ),
  ];
}
