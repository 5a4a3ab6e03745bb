import type { StoredBlock } from '@site/contracts/stored-blocks';

/** Reading speed for technical text. */
const WORDS_A_MINUTE = 180;

/** Block properties with visible text. */
const readable = new Set([
  'html',
  'text',
  'title',
  'caption',
  'label',
  'columns',
  'rows',
  'items',
  'blocks',
  'value',
  'unit',
]);

function wordsOf(value: unknown): number {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + wordsOf(item), 0);
  if (value === null || typeof value !== 'object') return 0;
  return Object.entries(value).reduce((sum, [key, item]) => (readable.has(key) ? sum + wordsOf(item) : sum), 0);
}

/** Cache by block list: rows are cached, and their blocks do not change. */
const known = new WeakMap<readonly StoredBlock[], number>();

/** Returns the reading time in minutes, rounded up. */
export function readingMinutes(blocks: readonly StoredBlock[]): number {
  const minutes = known.get(blocks) ?? Math.max(1, Math.ceil(wordsOf(blocks) / WORDS_A_MINUTE));
  known.set(blocks, minutes);
  return minutes;
}
