import { synonymsOf } from '../language/synonyms.ts';
import { type Chunk, chunksOf, isSilent, plain, stemOf } from '../language/words.ts';
import { best, Scores } from './scores.ts';
import { Vocabulary } from './vocabulary.ts';

/** What can be found. The title's words weigh more than those of `texts`; `codes` are articles, found by their beginning. */
export type Entry = {
  key: string;
  group: string;
  title: string;
  /** Other titles, as good as the first. */
  names?: readonly string[];
  texts: readonly string[];
  codes?: readonly string[];
  /** Between 0 and 1: decides between those that fit equally. */
  popularity: number;
  /** Shown after all others, such as what is made no more. */
  last?: boolean;
};

/** Points of a word by where it stands: as the title's first word, elsewhere in it, in the texts, as a code. */
const POINTS = [9, 6, 3, 8] as const;
const [FIRST, TITLE, TEXT, CODE] = [0, 1, 2, 3];
/** Of those points: for a word that goes on, and for another name of the same thing. */
const BEGUN = 0.6;
const SYNONYM = 0.5;
/** For a model or an article as a whole, above its parts. */
const WHOLE = 6;
const IN_ORDER = 2;
/** For whoever is called as was typed, silent words and all: «Об академии» is not «Академия». */
const NAMESAKE = 4;
const LAST = -1_000;
/** Items, fields and places share one number: there are many postings. */
const PLACES = 16;
const ITEM = POINTS.length * PLACES;
const NOWHERE = 0;
const MAX_REMEMBERED = 32;

type Stored = Entry & { words: string[] };

export class TextIndex {
  readonly vocabulary = new Vocabulary();
  private items: (Stored | null)[] = [];
  /** Of each item, side by side: what every one that is found is asked for. */
  private bases: number[] = [];
  private groups: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly postings = new Map<string, number[]>();
  private readonly titles = new Map<string, number[]>();
  private gone = 0;
  /** Whoever types asks for the same words letter by letter. */
  private readonly remembered = new Map<string, Scores>();

  /** What of this group has most of the words is found, though something of another group has them all. */
  constructor(private readonly mainGroup?: string) {}

  put(entry: Entry): void {
    const before = this.items[this.numbers.get(entry.key) ?? -1];
    if (before && sameText(before, entry)) {
      Object.assign(before, entry);
      this.bases[this.numbers.get(entry.key)!] = baseOf(entry);
      return;
    }
    this.remove(entry.key);
    this.remembered.clear();
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
    this.remembered.clear();
    for (const word of this.items[item]!.words) this.vocabulary.remove(word);
    this.items[item] = null;
    this.numbers.delete(key);
    this.gone++;
    if (this.gone > 1_000 && this.gone > this.items.length / 2) this.compact();
  }

  /** Whether anything at all has these words, or words that begin so. */
  knows(text: string): boolean {
    return chunksOf(text).every((chunk) => chunk.parts.every(isSilent) || this.scoresOf(chunk).items.length > 0);
  }

  /** All that has every word; when nothing has, what has the most of them, if that is at least a half. */
  search(text: string): Matches {
    const chunks = chunksOf(text);
    const telling = chunks.filter(({ parts }) => !parts.every(isSilent));
    const asked = (telling.length ? telling : chunks).map((chunk) => this.scoresOf(chunk));
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
    // Each once: what stands for several words is taken with the first of them.
    for (const { items } of asked)
      for (const item of items) {
        const count = words[item]!;
        const wanted = this.groups[item] === this.mainGroup ? mostOfMain : most;
        if (count === 0 || count !== wanted || !isEnough(count)) continue;
        found.push(item);
        words[item] = 0;
      }
    const namesakes = new Set(this.titles.get(plain(text)));
    return new Matches(
      this.items,
      this.groups,
      found,
      (item) => this.rank(item, asked) + (namesakes.has(item) ? NAMESAKE : 0),
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

  /** A chunk is found as a whole, or by all of its parts. */
  private scoresOf(chunk: Chunk): Scores {
    const key = chunk.whole ?? chunk.parts.join(' ');
    const known = this.remembered.get(key);
    if (known) return known;
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    const scores = this.scoreChunk(chunk);
    this.remembered.set(key, scores);
    return scores;
  }

  private scoreChunk({ parts, whole }: Chunk): Scores {
    const telling = parts.length > 1 ? parts.filter((part) => !isSilent(part)) : parts;
    const [first, ...others] = telling.map((part, index) => this.scoresOfWord(part, index === telling.length - 1));
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

  /** With `begun` words that begin so fit as well. */
  private scoresOfWord(word: string, begun: boolean): Scores {
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
    for (const other of begun ? this.vocabulary.beginningWith(word) : []) {
      const otherStem = stemOf(other);
      if (!added.has(otherStem)) add(otherStem, BEGUN);
      added.add(otherStem);
    }
    for (const other of synonymsOf(stem)) add(other, SYNONYM);
    return scores;
  }

  private post(stored: Stored, word: string, field: number, place: number): void {
    stored.words.push(word);
    this.vocabulary.add(word);
    const stem = stemOf(word);
    const posting = (this.items.length - 1) * ITEM + field * PLACES + place;
    append(this.postings, stem, posting);
  }

  /** Forgets those that are gone: everything that stays is put again. */
  private compact(): void {
    const kept = this.items.filter((item) => item !== null);
    this.items = [];
    this.bases = [];
    this.groups = [];
    this.numbers.clear();
    this.postings.clear();
    this.titles.clear();
    this.gone = 0;
    for (const item of kept) {
      for (const word of item.words) this.vocabulary.remove(word);
      this.put(item);
    }
  }
}

/** What was found, ready to be taken in parts: only the parts that are looked at are put in order. */
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

  /** Of the best of a group; what is made no more counts as well as any other. */
  bestScore(group: string): number {
    const scores = (this.byGroup.get(group) ?? []).map(this.rank);
    return scores.reduce((most, score) => Math.max(most, score < 0 ? score - LAST : score), -Infinity);
  }

  /** Keys of a group, best first. */
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
