/** How the sections of a mat are set into the room there is, as large as they can be read. */
export interface Room {
  width: number;
  height: number;
}

export interface Fitted {
  scale: number;
  /** Sections stand under one another, column by column, where a row would be smaller. */
  stacked: boolean;
}

export const GAP = 22;
const UNDER = 8;
const LARGEST = 1.15;
/** Smaller than this letters cannot be read: rather one scrolls. */
export const LEAST = 0.8;
const STEP = 0.03;

export function fitted(boxes: Room[], room: Room, smallest = LEAST): Fitted {
  const tall = Math.max(...boxes.map((box) => box.height), 1);
  const largest = Math.min(LARGEST, room.height / tall);
  const least = Math.min(smallest, largest);
  for (let scale = largest; scale >= least; scale -= STEP) {
    if (row(boxes, scale) <= room.width) return { scale, stacked: false };
    if (columns(boxes, scale, room.height) <= room.width) return { scale, stacked: true };
  }
  return { scale: least, stacked: columns(boxes, least, room.height) < row(boxes, least) };
}

/** How large sections are that were drawn for a phone, in a row on a tablet held upright. */
export function upright(boxes: Room[], width: number): number {
  const gaps = GAP * (boxes.length - 1);
  return Math.min(1, Math.max(LEAST, (width - gaps) / Math.max(1, row(boxes, 1) - gaps)));
}

/** How wide all sections are beside one another. */
function row(boxes: Room[], scale: number): number {
  return boxes.reduce((sum, box) => sum + box.width * scale, GAP * (boxes.length - 1));
}

/** How wide they are where each stands under the one before it as long as there is room. */
function columns(boxes: Room[], scale: number, height: number): number {
  const made: { width: number; height: number }[] = [];
  for (const box of boxes) {
    const [wide, high] = [box.width * scale, box.height * scale];
    const last = made.at(-1);
    if (last && last.height + UNDER + high <= height) {
      last.height += UNDER + high;
      last.width = Math.max(last.width, wide);
    } else made.push({ width: wide, height: high });
  }
  return made.reduce((sum, column) => sum + column.width, GAP * (made.length - 1));
}
