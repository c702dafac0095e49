/** Where a card stands beside what it is about, so that it covers nothing of it. */
export interface Size {
  width: number;
  height: number;
}

export interface Spotted {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;
const EDGE = 12;

/** Below it, above it, right or left of it, whichever fits first; where none does, where there is the most room. */
export function beside(at: Spotted, card: Size, page: Size, sides: string[]): { left: number; top: number } {
  const [right, bottom] = [page.width - card.width - EDGE, page.height - card.height - EDGE];
  const along = Math.max(EDGE, Math.min(at.left, right));
  const across = Math.max(EDGE, Math.min(at.top, bottom));
  const places: Record<string, { left: number; top: number; fits: boolean }> = {
    below: { left: along, top: at.bottom + GAP, fits: at.bottom + GAP <= bottom },
    above: { left: along, top: at.top - GAP - card.height, fits: at.top - GAP - card.height >= EDGE },
    right: { left: at.right + GAP, top: across, fits: at.right + GAP <= right },
    left: { left: at.left - GAP - card.width, top: across, fits: at.left - GAP - card.width >= EDGE },
  };
  const found = sides.map((side) => places[side]).find((place) => place?.fits);
  if (found) return { left: found.left, top: found.top };
  return { left: along, top: at.top > page.height - at.bottom ? EDGE : Math.max(EDGE, bottom) };
}
