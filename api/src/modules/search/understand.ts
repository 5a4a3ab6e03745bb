import type { Correction } from '@site/contracts/search';
import { normaliseArticle } from '@site/kernel/article';
import { otherLayout } from './language/keyboard.ts';
import { plain } from './language/words.ts';
import { soundOf } from './language/transliteration.ts';
import type { Matches, TextIndex } from './text-index/text-index.ts';

type Repair = { word: string; reason: Correction['reason'] };
export type Understood = { found: Matches; correction: Correction | null };

const LATIN_WORD = /^[a-z']+$/i;
const WORD = /^\p{L}+$/u;

/** What a word that nothing has was probably meant to be. */
function repair(index: TextIndex, word: string): Repair | null {
  const swapped = otherLayout(word);
  if (index.knows(swapped)) return { word: swapped, reason: 'layout' };
  const sound = index.vocabulary.soundingLike(word);
  if (sound) return { word: sound, reason: 'transliteration' };
  if (!WORD.test(word)) return null;
  const near = index.vocabulary.nearest(plain(word));
  if (near) return { word: near, reason: 'typo' };
  const sounding = LATIN_WORD.test(word) ? index.vocabulary.nearest(word, soundOf) : undefined;
  return sounding ? { word: sounding, reason: 'transliteration' } : null;
}

/** «901 SL 0080»: an article that was typed with spaces. */
function spacedArticle(index: TextIndex, query: string): string | null {
  const joined = normaliseArticle(query);
  return /\s/.test(query) &&
    /^[A-Z\d]{4,}$/.test(joined) &&
    /\d/.test(joined) &&
    index.vocabulary.beginningWith(joined.toLowerCase()).length > 0
    ? joined
    : null;
}

/**
 * What was looked for. Words that are found are taken as they are; those that nothing has are read under the other
 * keyboard layout, by their sound, and with slips of the finger. A correction is told when it found what the words as
 * typed could not.
 */
export function understand(index: TextIndex, query: string): Understood {
  const article = spacedArticle(index, query);
  if (article) return { found: index.search(article), correction: null };
  // Marks belong to words here: under the other layout they are letters.
  const words = query.split(/\s+/).filter(Boolean);
  const unknown = words.filter((word) => !index.knows(word));
  if (unknown.length === 0) return { found: index.search(query), correction: null };

  const swapped = otherLayout(query);
  const repairs: Repair[] = swapped.split(/\s+/).every((word) => index.knows(word))
    ? [{ word: swapped, reason: 'layout' }]
    : words.map((word) =>
        unknown.includes(word) ? (repair(index, word) ?? { word, reason: 'typo' }) : { word, reason: 'typo' },
      );
  const repaired = repairs.map(({ word }) => word).join(' ');
  const found = index.search(repaired);
  const reason = repairs.find(({ word }) => !words.includes(word))?.reason;
  return { found, correction: found.total && reason ? { query: repaired, reason } : null };
}
