import { crc32 } from 'node:zlib';
import { NumberList } from '../../../lists/number-list.ts';
import { synonymsOf } from '../language/synonyms.ts';
import { type Chunk, chunksOf, isStopWord, plain, stemOf } from '../language/words.ts';
import { LAST, Matches } from './matches.ts';
import { Scores } from './scores.ts';
import { Vocabulary } from './vocabulary.ts';

/** A searchable item. Words of the title weigh more than words of `texts`; `codes` are matched by prefix. */
export type Entry = {
  key: string;
  group: string;
  title: string;
  /** Alternative titles of equal weight. */
  names?: readonly string[];
  texts: readonly string[];
  /** The article, and former ones after it. */
  codes?: readonly string[];
  /** From 0 to 1; breaks ties. */
  popularity: number;
  /** Ranked after all others, such as a discontinued product. */
  last?: boolean;
};

/** Points of a match by field: first word of the title, other title words, texts, the article, former articles. */
const POINTS = [9, 6, 3, 8, 8] as const;
const [FIRST, TITLE, TEXT, CODE, FORMER_CODE] = [0, 1, 2, 3, 4];
/** Factors for a prefix match and for a synonym. */
const PREFIX_FACTOR = 0.6;
const SYNONYM_FACTOR = 0.5;
/** Extra points when a model or an article matches as a whole. */
const WHOLE = 6;
const IN_ORDER = 2;
/** Extra points for an exact title, including stop words: «Об академии» is not «Академия». */
const EXACT_TITLE = 4;
/** A posting packs item, field and position into the bits of one number. */
const [FIELD_BITS, PLACE_BITS] = [3, 4];
const PLACES = 1 << PLACE_BITS;
const ITEM = 1 << (FIELD_BITS + PLACE_BITS);
const itemOf = (posting: number): number => posting >>> (FIELD_BITS + PLACE_BITS);
const fieldOf = (posting: number): number => (posting >>> PLACE_BITS) & ((1 << FIELD_BITS) - 1);
const placeOf = (posting: number): number => posting & (PLACES - 1);
const NOWHERE = 0;
const MAX_CACHED = 32;

/**
 * Finds entries by their words. It keeps no entries, only numbers: each item has a number, and each field of it an array
 * of its own, so that half a million products take a few hundred megabytes.
 */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  private readonly numbers = new Map<string, number>();
  /** By item: its key, or null after its removal; its group, its base score, the hash of its text, its first word. */
  private keys: (string | null)[] = [];
  private groups: string[] = [];
  private bases: number[] = [];
  private texts: number[] = [];
  private firstWords: number[] = [];
  /** The words of all items, item by item. */
  private words = new NumberList(Uint32Array);
  /** By stem, and the same lists by the number of a word. */
  private readonly postings = new Map<string, number[]>();
  private readonly postingsOfWords: number[][] = [];
  /** Items by the hash of a title. */
  private readonly titles = new Map<number, number[]>();
  private removedCount = 0;
  /** Cached scores of words and results: typing sends the same words with each letter, and many visitors search for the same. */
  private readonly cached = new Map<string, Scores>();
  private readonly results = new Map<string, Matches>();

  /** Items of `mainGroup` are found by the most words that any of them has, even when other groups match more. */
  constructor(private readonly mainGroup?: string) {}

  put(entry: Entry): void {
    const text = crc32(textOf(entry));
    const known = this.numbers.get(entry.key);
    if (known !== undefined && this.texts[known] === text) {
      if (this.bases[known] !== baseOf(entry)) this.results.clear();
      this.bases[known] = baseOf(entry);
      return;
    }
    this.remove(entry.key);
    this.forget();
    const item = this.keys.length;
    this.numbers.set(entry.key, item);
    this.keys.push(entry.key);
    this.groups.push(entry.group);
    this.bases.push(baseOf(entry));
    this.texts.push(text);
    this.firstWords.push(this.words.length);
    for (const title of [entry.title, ...(entry.names ?? [])]) {
      listOf(this.titles, crc32(plain(title))).push(item);
      wordsOf(title).forEach((word, index) =>
        this.post(item, word, index === 0 ? FIRST : TITLE, Math.min(index + 1, PLACES - 1)),
      );
    }
    for (const word of entry.texts.flatMap(wordsOf)) this.post(item, word, TEXT, NOWHERE);
    entry.codes?.forEach((code, index) =>
      this.post(item, code.toLowerCase(), index === 0 ? CODE : FORMER_CODE, NOWHERE),
    );
  }

  remove(key: string): void {
    const item = this.numbers.get(key);
    if (item === undefined) return;
    this.forget();
    for (const word of this.wordsOf(item)) this.vocabulary.remove(word);
    this.keys[item] = null;
    this.numbers.delete(key);
    this.removedCount++;
    if (this.removedCount > 1_000 && this.removedCount > this.keys.length / 2) this.compact();
  }

  /** Returns the keys of the items with this code, or else of those that had it. */
  withCode(code: string): string[] {
    const [current, former] = [new Set<string>(), new Set<string>()];
    for (const posting of this.postings.get(stemOf(code.toLowerCase())) ?? []) {
      const field = fieldOf(posting);
      const key = field === CODE || field === FORMER_CODE ? this.keys[itemOf(posting)] : null;
      if (typeof key === 'string') (field === CODE ? current : former).add(key);
    }
    return [...(current.size ? current : former)];
  }

  /** Whether each word matches at least one item, also as a prefix. */
  hasMatches(text: string): boolean {
    return chunksOf(text).every((chunk) => chunk.parts.every(isStopWord) || this.scoresOf(chunk).items.length > 0);
  }

  /** Finds items with all words; if there are none, items with the most words, at least half of them. */
  search(text: string): Matches {
    const known = this.results.get(text);
    if (known) return known;
    if (this.results.size >= MAX_CACHED) this.results.clear();
    const matches = this.match(text);
    this.results.set(text, matches);
    return matches;
  }

  private match(text: string): Matches {
    const chunks = chunksOf(text);
    const significant = chunks.filter(({ parts }) => !parts.every(isStopWord));
    const asked = (significant.length ? significant : chunks).map((chunk) => this.scoresOf(chunk));
    const words = new Uint8Array(this.keys.length);
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
    const exactTitles = new Set(this.titles.get(crc32(plain(text))));
    return new Matches(
      this.keys,
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
    if (!first || (others.length === 0 && !whole)) return first ?? new Scores(this.keys.length);
    const scores = new Scores(this.keys.length);
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
    const scores = new Scores(this.keys.length);
    const added = new Set<number[]>();
    const add = (postings: number[] | undefined, share: number) => {
      if (!postings || added.has(postings)) return;
      added.add(postings);
      for (let index = 0; index < postings.length; index++) {
        const posting = postings[index]!;
        const item = itemOf(posting);
        if (this.keys[item] !== null) scores.raise(item, POINTS[fieldOf(posting)]! * share, placeOf(posting));
      }
    };
    const stem = stemOf(word);
    add(this.postings.get(stem), 1);
    for (const other of allowPrefix ? this.vocabulary.beginningWith(word) : [])
      add(this.postingsOfWords[other], PREFIX_FACTOR);
    for (const other of synonymsOf(stem)) add(this.postings.get(other), SYNONYM_FACTOR);
    return scores;
  }

  private forget(): void {
    this.cached.clear();
    this.results.clear();
  }

  private post(item: number, word: string, field: number, place: number): void {
    const number = this.vocabulary.add(word);
    this.words.push(number);
    const postings = (this.postingsOfWords[number] ??= listOf(this.postings, stemOf(word)));
    postings.push(item * ITEM + field * PLACES + place);
  }

  private wordsOf(item: number): Uint32Array {
    return this.words.values.subarray(this.firstWords[item], this.firstWords[item + 1] ?? this.words.length);
  }

  /** Gives the remaining items consecutive numbers, which drops the removed ones. */
  private compact(): void {
    const words = new NumberList(Uint32Array);
    const firstWords: number[] = [];
    const numbered = this.keys.map((key, item) => {
      if (key === null) return -1;
      firstWords.push(words.length);
      for (const word of this.wordsOf(item)) words.push(word);
      this.numbers.set(key, firstWords.length - 1);
      return firstWords.length - 1;
    });
    const isKept = (_: unknown, item: number) => this.keys[item] !== null;
    this.groups = this.groups.filter(isKept);
    this.bases = this.bases.filter(isKept);
    this.texts = this.texts.filter(isKept);
    this.keys = this.keys.filter(isKept);
    [this.words, this.firstWords] = [words, firstWords];
    for (const postings of this.postings.values())
      keep(postings, (posting) => {
        const item = numbered[itemOf(posting)]!;
        return item < 0 ? item : item * ITEM + (posting % ITEM);
      });
    for (const items of this.titles.values()) keep(items, (item) => numbered[item]!);
    this.removedCount = 0;
  }
}

const baseOf = ({ popularity, last }: Entry): number => popularity + (last ? LAST : 0);

const textOf = ({ group, title, names = [], texts, codes = [] }: Entry): string =>
  JSON.stringify([group, title, names, texts, codes]);

function listOf<Key>(lists: Map<Key, number[]>, key: Key): number[] {
  const known = lists.get(key);
  if (known) return known;
  const list: number[] = [];
  lists.set(key, list);
  return list;
}

/** Replaces each number in place, and drops it when the replacement is negative. */
function keep(list: number[], replaced: (number: number) => number): void {
  let kept = 0;
  for (const number of list) {
    const next = replaced(number);
    if (next >= 0) list[kept++] = next;
  }
  list.length = kept;
}

const wordsOf = (text: string): string[] =>
  chunksOf(text).flatMap(({ parts, whole }) => (whole ? [...parts, whole] : parts));
