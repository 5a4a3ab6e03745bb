/** Maximum number of unsorted new words, so that a catalogue change does not sort all words again. */
const MAX_FRESH = 500;

/** Finds words, given by their numbers, by a prefix of their key. */
export class SortedWords {
  private sorted: number[] = [];
  private fresh: number[] = [];

  constructor(private readonly keyOf: (word: number) => string) {}

  add(word: number): void {
    this.fresh.push(word);
  }

  /** Removed words stay in the list: the caller filters them. */
  beginningWith(prefix: string): number[] {
    if (this.fresh.length > MAX_FRESH) {
      this.sorted = this.sorted.concat(this.fresh).sort((a, b) => {
        const [first, second] = [this.keyOf(a), this.keyOf(b)];
        return first < second ? -1 : Number(first > second);
      });
      this.fresh = [];
    }
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.keyOf(this.sorted[middle]!) < prefix) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    while (low < this.sorted.length && this.keyOf(this.sorted[low]!).startsWith(prefix))
      found.push(this.sorted[low++]!);
    for (const word of this.fresh) if (this.keyOf(word).startsWith(prefix)) found.push(word);
    return found;
  }
}
