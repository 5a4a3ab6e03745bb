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

/** All indexed word forms with their frequencies. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  /** Words of letters only: candidates for typo correction. */
  private readonly letterWords = new Set<string>();
  private readonly alphabet = new SortedWords((word) => word);
  private readonly sounds = new SortedWords(soundOf);

  add(word: string): void {
    const before = this.counts.get(word);
    this.counts.set(word, (before ?? 0) + 1);
    // A word that was removed before is still in the sorted lists.
    if (before !== undefined) return;
    this.alphabet.add(word);
    if (!isWord(word)) return;
    this.letterWords.add(word);
    this.sounds.add(word);
  }

  remove(word: string): void {
    this.counts.set(word, (this.counts.get(word) ?? 1) - 1);
  }

  has(word: string): boolean {
    return this.frequency(word) > 0;
  }

  beginningWith(prefix: string): string[] {
    if (prefix.length < (/^\d/.test(prefix) ? SHORTEST_NUMBER_PREFIX : SHORTEST_PREFIX)) return [];
    return this.alphabet.beginningWith(prefix).filter((word) => this.frequency(word) > 0);
  }

  /** Returns a word of the other alphabet that sounds like this one or begins with its sound. */
  soundingLike(word: string): string | undefined {
    const sound = soundOf(word);
    if (sound.length < SHORTEST_SOUND) return undefined;
    const found = this.sounds
      .beginningWith(sound)
      .slice(0, MAX_SOUNDS)
      .filter((other) => script(other) !== script(word));
    const same = found.filter((other) => soundOf(other) === sound);
    return this.mostFrequent(same.length ? same : found);
  }

  /** Returns the nearest word within the allowed typos; of equally near ones the most frequent. */
  nearest(word: string, spell: (word: string) => string = (same) => same): string | undefined {
    const typed = spell(word);
    const most = typosAllowed(typed.length);
    if (most === 0) return undefined;
    let near: string[] = [];
    let least = Infinity;
    for (const other of this.letterWords) {
      const distance = typoDistance(typed, spell(other), most);
      if (distance === Infinity || distance > least) continue;
      if (distance < least) near = [];
      least = distance;
      near.push(other);
    }
    const sameStart = near.filter((other) => spell(other)[0] === typed[0]);
    return this.mostFrequent(sameStart.length ? sameStart : near);
  }

  private frequency(word: string): number {
    return this.counts.get(word) ?? 0;
  }

  private mostFrequent(words: string[]): string | undefined {
    let best: string | undefined;
    for (const word of words) if (this.frequency(word) > (best === undefined ? 0 : this.frequency(best))) best = word;
    return best;
  }
}
