/** Scores of items for a word, and the word's position in the title. */
export class Scores {
  readonly items: number[] = [];
  private readonly points: Float32Array;
  private readonly places: Uint8Array;

  constructor(capacity: number) {
    this.points = new Float32Array(capacity);
    this.places = new Uint8Array(capacity);
  }

  of(item: number): number {
    return this.points[item]!;
  }

  placeOf(item: number): number {
    return this.places[item]!;
  }

  /** Keeps the higher score. */
  raise(item: number, points: number, place: number): void {
    const before = this.points[item]!;
    if (points <= before) return;
    if (before === 0) this.items.push(item);
    this.points[item] = points;
    this.places[item] = place;
  }
}

/**
 * Returns the indices of the best scores without sorting all of them: candidates below the current cut-off are dropped.
 */
export function best(scores: readonly number[], count: number): number[] {
  const order = (a: number, b: number) => scores[b]! - scores[a]! || a - b;
  let kept: number[] = [];
  let bar = -Infinity;
  for (let place = 0; place < scores.length; place++) {
    // An equal score of a later place comes after those kept.
    if (scores[place]! <= bar) continue;
    kept.push(place);
    if (kept.length < count * 2 + 100) continue;
    kept = kept.sort(order).slice(0, count);
    bar = scores[kept.at(-1) ?? -1] ?? Infinity;
  }
  return kept.sort(order).slice(0, count);
}
