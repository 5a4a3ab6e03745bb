import type { StoredBlock } from '@site/contracts/stored-blocks';

/** Of a text with figures and terms; stories go faster. */
const WORDS_A_MINUTE = 180;

/** What of a block is read: everything else in it says where it stands and what it links to. */
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

/** Rows are kept for a while, and their texts do not change meanwhile. */
const known = new WeakMap<readonly StoredBlock[], number>();

/** Whole minutes that the blocks take to read, the last one begun: «5 мин». */
export function readingMinutes(blocks: readonly StoredBlock[]): number {
  const minutes = known.get(blocks) ?? Math.max(1, Math.ceil(wordsOf(blocks) / WORDS_A_MINUTE));
  known.set(blocks, minutes);
  return minutes;
}
