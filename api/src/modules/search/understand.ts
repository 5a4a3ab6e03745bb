import type { Correction } from '@site/contracts/search';
import { normaliseArticle } from '@site/kernel/article';
import { otherLayout } from './language/keyboard.ts';
import { latinReadings } from './language/letter-names.ts';
import { chunksOf, plain } from './language/words.ts';
import { soundOf } from './language/transliteration.ts';
import type { Matches } from './text-index/matches.ts';
import type { TextIndex } from './text-index/text-index.ts';

type Repair = { word: string; reason: Correction['reason'] };
/** `didYouMean` is a reading that is too uncertain to replace the query. */
export type Understood = { found: Matches; correction: Correction | null; didYouMean: string | null };

const LATIN_WORD = /^[a-z']+$/i;
const WORD = /^\p{L}+$/u;

/** Finds the most likely reading of a word without matches. */
function repair(index: TextIndex, word: string): Repair | null {
  const swapped = otherLayout(word);
  if (index.hasMatches(swapped)) return { word: swapped, reason: 'layout' };
  const sound = index.vocabulary.soundingLike(word);
  if (sound) return { word: sound, reason: 'transliteration' };
  if (!WORD.test(word)) return null;
  const near = index.vocabulary.nearest(plain(word));
  if (near) return { word: near, reason: 'typo' };
  const sounding = LATIN_WORD.test(word) ? index.vocabulary.nearest(word, soundOf) : undefined;
  return sounding ? { word: sounding, reason: 'transliteration' } : null;
}

/** Returns the article when it was typed with spaces: «901 SL 0080». */
function spacedArticle(index: TextIndex, query: string): string | null {
  const joined = normaliseArticle(query);
  return /\s/.test(query) &&
    /^[A-Z\d]{4,}$/.test(joined) &&
    /\d/.test(joined) &&
    index.vocabulary.beginningWith(joined.toLowerCase()).length > 0
    ? joined
    : null;
}

/** Up to three Cyrillic words directly before a number: «привод эс эл 80». */
const MODEL = /(?<![\p{L}\p{N}])([а-я]+(?:[\s-][а-я]{1,3}){0,2})([\s-]?)(\d{1,4})(?![\p{L}\p{N}])/gu;

/** Converts models typed in Cyrillic to Latin: «СЛ-80» and «эсэл 80» to SL-80, «ВА 40» to BA-40. */
const withLatinModels = (index: TextIndex, query: string): string =>
  query.replace(MODEL, (typed, letters: string, between: string, number: string) => {
    const words = letters.split(/[\s-]/);
    for (let first = 0; first < words.length; first++) {
      const name = words.slice(first).join('');
      const alike = chunksOf(name + number)[0]?.whole;
      const readings = [...(alike ? [alike] : []), ...latinReadings(name).map((reading) => reading + number)];
      const model = readings.find((reading) => index.vocabulary.beginningWith(reading).length > 0);
      if (model)
        return [...words.slice(0, first), model === alike && between !== ' ' ? name + number : model].join(' ');
    }
    return typed;
  });

/** Minimum length for a correction: a shorter word is always near another one. A typo needs one letter more. */
const MIN_SURE_LENGTH = 4;
const isSure = (typed: string, { reason }: Repair): boolean =>
  /\d/.test(typed) || typed.length >= (reason === 'typo' ? MIN_SURE_LENGTH + 1 : MIN_SURE_LENGTH);

/** Whether the repair consists of existing words, not of prefixes or single letters. */
const isWhole = (index: TextIndex, { word }: Repair): boolean =>
  word.split(/\s+/).every((each) => index.vocabulary.has(plain(each)));

/**
 * Searches with corrections. Words with matches stay unchanged; others are read in the other keyboard layout, by their
 * sound, and with typos. A sure correction is applied and reported; an uncertain one is only offered.
 */
export function understand(index: TextIndex, typed: string): Understood {
  const article = spacedArticle(index, typed);
  if (article) return { found: index.search(article), correction: null, didYouMean: null };
  const query = withLatinModels(index, typed);
  // Split at spaces only: in the other layout punctuation marks are letters.
  const words = query.split(/\s+/).filter(Boolean);
  if (words.every((word) => index.hasMatches(word)))
    return { found: index.search(query), correction: null, didYouMean: null };

  const swapped = otherLayout(query);
  const all: Repair = { word: swapped, reason: 'layout' };
  const isSwapped = swapped.split(/\s+/).every((word) => index.hasMatches(word));
  const repairs = isSwapped
    ? [{ typed: query, repair: all }]
    : words.map((word) => ({ typed: word, repair: index.hasMatches(word) ? null : repair(index, word) }));
  const sure = repairs.filter((each) => each.repair && isSure(each.typed, each.repair));
  const whole = repairs.filter((each) => each.repair && (sure.includes(each) || isWhole(index, each.repair)));
  const read = (taken: typeof repairs) =>
    repairs.map((each) => (each.repair && taken.includes(each) ? each.repair.word : each.typed)).join(' ');

  const found = index.search(read(sure));
  const offered = read(whole);
  return {
    found,
    correction: found.total && sure[0] ? { query: read(sure), reason: sure[0].repair!.reason } : null,
    didYouMean: offered !== read(sure) && index.search(offered).total > 0 ? offered : null,
  };
}
