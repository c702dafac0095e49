/** The ways of a plate: how a piece goes from one place to another, along the river, the roads or a track. */

export interface Point {
  x: number;
  y: number;
}

/** A way as the plate draws it, in points close to one another. */
type Way = Point[];

interface Spot {
  way: number;
  at: number;
  off: number;
}

const STEP = 9;
/** Ends of ways that lie this near to one another meet. */
const MEET = 14;
/** A piece that goes no farther than this only makes room for another. */
const ASIDE = 30;

export class Ways {
  private readonly kinds = new Map<string, Way[]>();

  /** Paths say by `data-way` of which kind they are; pieces say by `data-by` on which kind they travel. */
  constructor(plate: ParentNode) {
    for (const path of plate.querySelectorAll<SVGPathElement>("path[data-way]")) {
      for (const kind of (path.getAttribute("data-way") ?? "").split(" ")) {
        this.kinds.set(kind, [...(this.kinds.get(kind) ?? []), ...strokes(path).map(points)]);
      }
    }
  }

  /** The way of that kind between two places, both included; straight where the plate knows none, or a step aside. */
  between(kind: string | null, from: Point, to: Point): Point[] {
    const ways = kind && apart(from, to) > ASIDE ? (this.kinds.get(kind) ?? []) : [];
    const [start, end] = [nearest(ways, from), nearest(ways, to)];
    if (!start || !end) return [from, to];
    const along = route(ways, start, end);
    return along ? [from, ...along, to] : [from, to];
  }
}

/** Each stroke of a path is a way of its own: a plate may draw all its roads as one. */
function strokes(path: SVGPathElement): SVGPathElement[] {
  return (path.getAttribute("d") ?? "").split(/(?=M)/).map((stroke) => {
    const alone = path.cloneNode() as SVGPathElement;
    alone.setAttribute("d", stroke);
    return alone;
  });
}

function points(path: SVGPathElement): Way {
  const long = path.getTotalLength();
  const count = Math.max(1, Math.round(long / STEP));
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = path.getPointAtLength((long * index) / count);
    return { x, y };
  });
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function length(way: Point[]): number {
  return way.slice(1).reduce((sum, point, index) => sum + apart(point, way[index] as Point), 0);
}

function nearest(ways: Way[], place: Point): Spot | null {
  let best: Spot | null = null;
  ways.forEach((points, way) => {
    points.forEach((point, at) => {
      const off = apart(point, place);
      if (!best || off < best.off) best = { way, at, off };
    });
  });
  return best;
}

interface Walk {
  way: number;
  at: number;
  gone: number;
  path: Point[];
  there: boolean;
}

/** The shortest way from spot to spot: within one way, or over ends that meet. */
export function route(ways: Way[], start: Spot, end: Spot): Point[] | null {
  if (start.way === end.way) return piece(ways[start.way] ?? [], start.at, end.at);
  const open: Walk[] = [{ way: start.way, at: start.at, gone: 0, path: [], there: false }];
  const done = new Set<string>();
  while (open.length) {
    open.sort((a, b) => b.gone - a.gone);
    const now = open.pop() as Walk;
    if (now.there) return now.path.filter((point, index, path) => !index || apart(point, path[index - 1] as Point));
    const key = `${now.way} ${now.at}`;
    if (done.has(key)) continue;
    done.add(key);
    const points = ways[now.way] ?? [];
    const walk = (to: number): { gone: number; path: Point[] } => {
      const walked = piece(points, now.at, to);
      return { gone: now.gone + length(walked), path: [...now.path, ...walked] };
    };
    if (now.way === end.way) open.push({ way: end.way, at: end.at, there: true, ...walk(end.at) });
    for (const tip of [0, points.length - 1]) {
      const last = points[tip] as Point;
      const { gone, path } = walk(tip);
      ways.forEach((other, way) => {
        if (way === now.way) return;
        for (const at of [0, other.length - 1]) {
          const gap = apart(other[at] as Point, last);
          if (gap <= MEET) open.push({ way, at, there: false, gone: gone + gap, path });
        }
      });
    }
  }
  return null;
}

function piece(points: Point[], from: number, to: number): Point[] {
  return from <= to ? points.slice(from, to + 1) : points.slice(to, from + 1).reverse();
}
