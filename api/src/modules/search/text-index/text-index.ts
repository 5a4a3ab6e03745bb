import { synonymsOf } from '../language/synonyms.ts';
import { type Chunk, chunksOf, isStopWord, plain, stemOf } from '../language/words.ts';
import { best, Scores } from './scores.ts';
import { Vocabulary } from './vocabulary.ts';

/** A searchable item. Words of the title weigh more than words of `texts`; `codes` are articles, matched by prefix. */
export type Entry = {
  key: string;
  group: string;
  title: string;
  /** Alternative titles of equal weight. */
  names?: readonly string[];
  texts: readonly string[];
  codes?: readonly string[];
  /** From 0 to 1; breaks ties. */
  popularity: number;
  /** Ranked after all others, such as a discontinued product. */
  last?: boolean;
};

/** Points of a match by field: first word of the title, other title words, texts, codes. */
const POINTS = [9, 6, 3, 8] as const;
const [FIRST, TITLE, TEXT, CODE] = [0, 1, 2, 3];
/** Factors for a prefix match and for a synonym. */
const PREFIX_FACTOR = 0.6;
const SYNONYM_FACTOR = 0.5;
/** Extra points when a model or an article matches as a whole. */
const WHOLE = 6;
const IN_ORDER = 2;
/** Extra points for an exact title, including stop words: «Об академии» is not «Академия». */
const EXACT_TITLE = 4;
const LAST = -1_000;
/** A posting packs item, field and position into one number, to save memory. */
const PLACES = 16;
const ITEM = POINTS.length * PLACES;
const NOWHERE = 0;
const MAX_CACHED = 32;

type Stored = Entry & { words: string[] };

export class TextIndex {
  readonly vocabulary = new Vocabulary();
  private items: (Stored | null)[] = [];
  /** Base score and group of each item, in parallel arrays for fast access. */
  private bases: number[] = [];
  private groups: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly postings = new Map<string, number[]>();
  private readonly titles = new Map<string, number[]>();
  private removedCount = 0;
  /** Cached scores: typing sends the same words with each letter. */
  private readonly cached = new Map<string, Scores>();

  /** Items of `mainGroup` are found by the most words that any of them has, even when other groups match more. */
  constructor(private readonly mainGroup?: string) {}

  put(entry: Entry): void {
    const before = this.items[this.numbers.get(entry.key) ?? -1];
    if (before && sameText(before, entry)) {
      Object.assign(before, entry);
      this.bases[this.numbers.get(entry.key)!] = baseOf(entry);
      return;
    }
    this.remove(entry.key);
    this.cached.clear();
    const stored: Stored = { ...entry, words: [] };
    this.numbers.set(entry.key, this.items.length);
    this.items.push(stored);
    this.bases.push(baseOf(entry));
    this.groups.push(entry.group);
    for (const title of [entry.title, ...(entry.names ?? [])]) {
      append(this.titles, plain(title), this.items.length - 1);
      wordsOf(title).forEach((word, index) =>
        this.post(stored, word, index === 0 ? FIRST : TITLE, Math.min(index + 1, PLACES - 1)),
      );
    }
    for (const word of entry.texts.flatMap(wordsOf)) this.post(stored, word, TEXT, NOWHERE);
    for (const code of entry.codes ?? []) this.post(stored, code.toLowerCase(), CODE, NOWHERE);
  }

  remove(key: string): void {
    const item = this.numbers.get(key);
    if (item === undefined) return;
    this.cached.clear();
    for (const word of this.items[item]!.words) this.vocabulary.remove(word);
    this.items[item] = null;
    this.numbers.delete(key);
    this.removedCount++;
    if (this.removedCount > 1_000 && this.removedCount > this.items.length / 2) this.compact();
  }

  /** Whether each word matches at least one item, also as a prefix. */
  hasMatches(text: string): boolean {
    return chunksOf(text).every((chunk) => chunk.parts.every(isStopWord) || this.scoresOf(chunk).items.length > 0);
  }

  /** Finds items with all words; if there are none, items with the most words, at least half of them. */
  search(text: string): Matches {
    const chunks = chunksOf(text);
    const significant = chunks.filter(({ parts }) => !parts.every(isStopWord));
    const asked = (significant.length ? significant : chunks).map((chunk) => this.scoresOf(chunk));
    const words = new Uint8Array(this.items.length);
    let [most, mostOfMain] = [0, 0];
    for (const { items } of asked)
      for (const item of items) {
        const count = ++words[item]!;
        if (this.groups[item] === this.mainGroup) mostOfMain = Math.max(mostOfMain, count);
        else most = Math.max(most, count);
      }
    most = Math.max(most, mostOfMain);
    const found: number[] = [];
    const isEnough = (count: number) => count * 2 >= asked.length;
    // Resetting the count takes each item once, with the first of its words.
    for (const { items } of asked)
      for (const item of items) {
        const count = words[item]!;
        const wanted = this.groups[item] === this.mainGroup ? mostOfMain : most;
        if (count === 0 || count !== wanted || !isEnough(count)) continue;
        found.push(item);
        words[item] = 0;
      }
    const exactTitles = new Set(this.titles.get(plain(text)));
    return new Matches(
      this.items,
      this.groups,
      found,
      (item) => this.rank(item, asked) + (exactTitles.has(item) ? EXACT_TITLE : 0),
    );
  }

  private rank(item: number, asked: readonly Scores[]): number {
    let score = this.bases[item]!;
    let inOrder = asked.length > 1;
    let place = NOWHERE;
    for (const scores of asked) {
      score += scores.of(item);
      inOrder &&= scores.placeOf(item) > place;
      place = scores.placeOf(item);
    }
    return inOrder ? score + IN_ORDER : score;
  }

  /** Scores a chunk: it matches as a whole, or by all of its parts. */
  private scoresOf(chunk: Chunk): Scores {
    const key = chunk.whole ?? chunk.parts.join(' ');
    const known = this.cached.get(key);
    if (known) return known;
    if (this.cached.size >= MAX_CACHED) this.cached.clear();
    const scores = this.scoreChunk(chunk);
    this.cached.set(key, scores);
    return scores;
  }

  private scoreChunk({ parts, whole }: Chunk): Scores {
    const significant = parts.length > 1 ? parts.filter((part) => !isStopWord(part)) : parts;
    const [first, ...others] = significant.map((part, index) =>
      this.scoresOfWord(part, index === significant.length - 1),
    );
    if (!first || (others.length === 0 && !whole)) return first ?? new Scores(this.items.length);
    const scores = new Scores(this.items.length);
    for (const item of first.items) {
      if (!others.every((other) => other.of(item) > 0)) continue;
      const sum = others.reduce((total, other) => total + other.of(item), first.of(item));
      scores.raise(item, sum / (others.length + 1), first.placeOf(item));
    }
    const wholes = whole ? this.scoresOfWord(whole, true) : undefined;
    for (const item of wholes?.items ?? []) scores.raise(item, wholes!.of(item) + WHOLE, wholes!.placeOf(item));
    return scores;
  }

  private scoresOfWord(word: string, allowPrefix: boolean): Scores {
    const scores = new Scores(this.items.length);
    const add = (stem: string, share: number) => {
      const postings = this.postings.get(stem) ?? [];
      for (let index = 0; index < postings.length; index++) {
        const posting = postings[index]!;
        const item = Math.floor(posting / ITEM);
        if (this.items[item])
          scores.raise(item, POINTS[Math.floor(posting / PLACES) % POINTS.length]! * share, posting % PLACES);
      }
    };
    const stem = stemOf(word);
    add(stem, 1);
    const added = new Set([stem]);
    for (const other of allowPrefix ? this.vocabulary.beginningWith(word) : []) {
      const otherStem = stemOf(other);
      if (!added.has(otherStem)) add(otherStem, PREFIX_FACTOR);
      added.add(otherStem);
    }
    for (const other of synonymsOf(stem)) add(other, SYNONYM_FACTOR);
    return scores;
  }

  private post(stored: Stored, word: string, field: number, place: number): void {
    stored.words.push(word);
    this.vocabulary.add(word);
    const stem = stemOf(word);
    const posting = (this.items.length - 1) * ITEM + field * PLACES + place;
    append(this.postings, stem, posting);
  }

  /** Rebuilds the index from the remaining items, which drops the removed ones. */
  private compact(): void {
    const kept = this.items.filter((item) => item !== null);
    this.items = [];
    this.bases = [];
    this.groups = [];
    this.numbers.clear();
    this.postings.clear();
    this.titles.clear();
    this.removedCount = 0;
    for (const item of kept) {
      for (const word of item.words) this.vocabulary.remove(word);
      this.put(item);
    }
  }
}

/** Search results by group. A group is sorted only when it is read. */
export class Matches {
  private readonly byGroup = new Map<string, number[]>();

  constructor(
    private readonly entries: readonly (Entry | null)[],
    groups: readonly string[],
    found: readonly number[],
    private readonly rank: (item: number) => number,
  ) {
    for (const item of found) {
      const group = this.byGroup.get(groups[item]!);
      if (group) group.push(item);
      else this.byGroup.set(groups[item]!, [item]);
    }
  }

  static readonly none = new Matches([], [], [], () => 0);

  get total(): number {
    return [...this.byGroup.values()].reduce((sum, { length }) => sum + length, 0);
  }

  count(group: string): number {
    return this.byGroup.get(group)?.length ?? 0;
  }

  /** Returns the best score of a group, ignoring the penalty of `last`. */
  bestScore(group: string): number {
    const scores = (this.byGroup.get(group) ?? []).map(this.rank);
    return scores.reduce((most, score) => Math.max(most, score < 0 ? score - LAST : score), -Infinity);
  }

  /** Returns keys of a group, best first. */
  take(group: string, offset: number, limit: number): string[] {
    const items = this.byGroup.get(group) ?? [];
    return best(Float64Array.from(items, this.rank), offset + limit)
      .slice(offset)
      .map((place) => this.entries[items[place]!]!.key);
  }
}

const baseOf = ({ popularity, last }: Entry): number => popularity + (last ? LAST : 0);

function append(lists: Map<string, number[]>, key: string, item: number): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

const wordsOf = (text: string): string[] =>
  chunksOf(text).flatMap(({ parts, whole }) => (whole ? [...parts, whole] : parts));

const sameText = (a: Entry, b: Entry): boolean =>
  a.group === b.group &&
  a.title === b.title &&
  a.names?.join('\n') === b.names?.join('\n') &&
  a.texts.join('\n') === b.texts.join('\n') &&
  a.codes?.join('\n') === b.codes?.join('\n');
