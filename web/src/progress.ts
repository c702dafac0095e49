/** What was learnt, remembered by this browser and nowhere else. */

const place = (game: string): string => `ludotheque.learnt.${game}`;

export function learnt(game: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function learn(game: string, unit: string): void {
  try {
    localStorage.setItem(place(game), JSON.stringify([...new Set([...learnt(game), unit])]));
  } catch {
    // A browser that keeps nothing still learns.
  }
}
