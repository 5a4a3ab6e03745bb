import { typoDistance, typosAllowed } from '../language/spelling.ts';
import { soundOf } from '../language/transliteration.ts';
import { SortedWords } from './sorted-words.ts';

const SHORTEST_PREFIX = 2;
const SHORTEST_NUMBER_PREFIX = 3;
const SHORTEST_SOUND = 3;
/** Candidates to choose the best from. */
const MAX_SOUNDS = 500;

const isWord = (word: string) => word.length > 2 && /^\p{L}+$/u.test(word);
const script = (word: string) => (/[а-я]/.test(word) ? 'cyrillic' : 'latin');

/** All indexed word forms with their frequencies. Each has a number, which it keeps. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  private readonly words: string[] = [];
  private readonly counts: number[] = [];
  /** Words of letters only, with their sound: candidates for typo correction. */
  private readonly soundOf = new Map<number, string>();
  private readonly alphabet = new SortedWords((word) => this.words[word]!);
  private readonly sounds = new SortedWords((word) => this.soundOf.get(word)!);

  /** Counts an occurrence and returns the word's number. */
  add(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) {
      this.counts[known]!++;
      return known;
    }
    const number = this.words.length;
    this.numbers.set(word, number);
    this.words.push(word);
    this.counts.push(1);
    this.alphabet.add(number);
    if (isWord(word)) {
      this.soundOf.set(number, soundOf(word));
      this.sounds.add(number);
    }
    return number;
  }

  remove(number: number): void {
    this.counts[number]!--;
  }

  has(word: string): boolean {
    return (this.counts[this.numbers.get(word) ?? -1] ?? 0) > 0;
  }

  /** Returns the numbers of the words. */
  beginningWith(prefix: string): number[] {
    if (prefix.length < (/^\d/.test(prefix) ? SHORTEST_NUMBER_PREFIX : SHORTEST_PREFIX)) return [];
    return this.alphabet.beginningWith(prefix).filter((word) => this.counts[word]! > 0);
  }

  /** Returns a word of the other alphabet that sounds like this one or begins with its sound. */
  soundingLike(word: string): string | undefined {
    const sound = soundOf(word);
    if (sound.length < SHORTEST_SOUND) return undefined;
    const found = this.sounds
      .beginningWith(sound)
      .slice(0, MAX_SOUNDS)
      .filter((other) => script(this.words[other]!) !== script(word));
    const same = found.filter((other) => this.soundOf.get(other) === sound);
    return this.mostFrequent(same.length ? same : found);
  }

  /** Returns the nearest word within the allowed typos; of equally near ones the most frequent. */
  nearest(word: string, spell: (word: string) => string = (same) => same): string | undefined {
    const typed = spell(word);
    const most = typosAllowed(typed.length);
    if (most === 0) return undefined;
    let near: number[] = [];
    let least = Infinity;
    for (const other of this.soundOf.keys()) {
      const distance = typoDistance(typed, spell(this.words[other]!), most);
      if (distance === Infinity || distance > least) continue;
      if (distance < least) near = [];
      least = distance;
      near.push(other);
    }
    const sameStart = near.filter((other) => spell(this.words[other]!)[0] === typed[0]);
    return this.mostFrequent(sameStart.length ? sameStart : near);
  }

  private mostFrequent(words: number[]): string | undefined {
    let best: number | undefined;
    for (const word of words) if (this.counts[word]! > (best === undefined ? 0 : this.counts[best]!)) best = word;
    return best === undefined ? undefined : this.words[best];
  }
}
