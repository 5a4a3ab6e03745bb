/** Added to the score of an entry that ranks after all others. */
export const LAST = -1_000;

type Group = { items: number[]; scores: number[]; best: number };

/** Search results by group, with their scores. A group is sorted only when it is read. */
export class Matches {
  private readonly byGroup = new Map<string, Group>();

  constructor(
    private readonly keys: readonly (string | null)[],
    groups: readonly string[],
    found: readonly number[],
    rank: (item: number) => number,
  ) {
    let name: string | undefined;
    let group: Group | undefined;
    for (const item of found) {
      if (!group || groups[item] !== name) {
        name = groups[item]!;
        group = this.byGroup.get(name) ?? { items: [], scores: [], best: -Infinity };
        this.byGroup.set(name, group);
      }
      const score = rank(item);
      group.items.push(item);
      group.scores.push(score);
      group.best = Math.max(group.best, score < 0 ? score - LAST : score);
    }
  }

  static readonly none = new Matches([], [], [], () => 0);

  get total(): number {
    return [...this.byGroup.values()].reduce((sum, { items }) => sum + items.length, 0);
  }

  count(group: string): number {
    return this.byGroup.get(group)?.items.length ?? 0;
  }

  /** Returns the best score of a group, ignoring the penalty of `last`. */
  bestScore(group: string): number {
    return this.byGroup.get(group)?.best ?? -Infinity;
  }

  /** Returns keys of a group, best first. */
  take(group: string, offset: number, limit: number): string[] {
    const { items, scores } = this.byGroup.get(group) ?? { items: [], scores: [] };
    return best(scores, offset + limit)
      .slice(offset)
      .map((place) => this.keys[items[place]!]!);
  }
}

/**
 * Returns the indices of the best scores without sorting all of them: candidates below the current cut-off are dropped.
 */
function best(scores: readonly number[], count: number): number[] {
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
