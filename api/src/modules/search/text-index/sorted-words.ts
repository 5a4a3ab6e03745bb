/** Maximum number of unsorted new words, so that a catalogue change does not sort all words again. */
const MAX_FRESH = 500;

/** Finds words by a prefix of their key. */
export class SortedWords {
  private sorted: (readonly [key: string, word: string])[] = [];
  private fresh: (readonly [key: string, word: string])[] = [];

  constructor(private readonly keyOf: (word: string) => string) {}

  add(word: string): void {
    this.fresh.push([this.keyOf(word), word]);
  }

  /** Removed words stay in the list: the caller filters them. */
  beginningWith(prefix: string): string[] {
    if (this.fresh.length > MAX_FRESH) {
      this.sorted = [...this.sorted, ...this.fresh].sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
      this.fresh = [];
    }
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.sorted[middle]![0] < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    while (this.sorted[low]?.[0].startsWith(prefix)) found.push(this.sorted[low++]![1]);
    for (const [key, word] of this.fresh) if (key.startsWith(prefix)) found.push(word);
    return found;
  }
}
