/** Where options stand: what comes again at the next question of a turn stands where it stood, and keeps its key. */
export class Places {
  private readonly kept = new Map<string, string[]>();

  /** Somebody else has answered: what was where matters no more. */
  forget(): void {
    this.kept.clear();
  }

  /** The names in their places, with gaps where something stood that is gone; what is new takes the first gap. */
  settle(about: string, names: string[]): (string | null)[] {
    const places = [...(this.kept.get(about) ?? [])];
    const known = names.filter((name) => places.includes(name));
    for (const name of names.filter((one) => !known.includes(one))) {
      const gap = places.findIndex((one) => !names.includes(one));
      if (gap < 0) places.push(name);
      else places[gap] = name;
    }
    const last = places.findLastIndex((name) => names.includes(name));
    const sparse = last + 1 > 2 * names.length;
    this.kept.set(about, known.length && !sparse ? places : names);
    if (!known.length || sparse) return names;
    return places.slice(0, last + 1).map((name) => (names.includes(name) ? name : null));
  }
}
