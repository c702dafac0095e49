/** Other lines that somebody tried: kept in this browser alone, until they are taken along in a record. */
export interface Kept {
  at: number;
  name: string;
  lines: string[];
}

const MOST = 50;
const place = (source: string): string => `ludotheque.lines.${source}`;

export function kept(source: string): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(source)) ?? "[]");
    return Array.isArray(found) ? found.filter(sound) : [];
  } catch {
    return [];
  }
}

const sound = (line: Partial<Kept> | null): line is Kept =>
  Boolean(line) && Number.isInteger(line?.at) && typeof line?.name === "string" && Array.isArray(line.lines);

/** The newest first; one with the same name takes the place of the other. */
export function keep(source: string, line: Kept): void {
  const others = kept(source).filter(({ name }) => name !== line.name);
  localStorage.setItem(place(source), JSON.stringify([line, ...others].slice(0, MOST)));
}

export function forget(source: string, name: string): void {
  localStorage.setItem(place(source), JSON.stringify(kept(source).filter((line) => line.name !== name)));
}

/** What a little table reads when it is sat down at: the line so far. */
export function goOn(address: string, lines: string[]): void {
  sessionStorage.setItem(`ludotheque.lesson.${address}`, JSON.stringify(lines));
}
