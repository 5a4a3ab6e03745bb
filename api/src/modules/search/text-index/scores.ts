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
