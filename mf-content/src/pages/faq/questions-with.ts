import type { Block } from '@site/contracts/blocks';

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replaceAll('ё', 'е');

/** Short words are ignored; a long word loses its ending, which depends on the case: «гарантия» finds «гарантии». */
const stemsOf = (text: string) =>
  plain(text)
    .split(/[^a-zа-я0-9]+/)
    .filter((word) => word.length > 2)
    .map((word) => (word.length > 5 ? word.slice(0, -2) : word));

/**
 * Returns the blocks with the questions that contain all the words. A group without a match is omitted, as is any block
 * without questions.
 */
export function questionsWith(text: string, blocks: readonly Block[]): { blocks: Block[]; count: number } {
  const stems = stemsOf(text);
  const found = blocks.flatMap((block) => {
    if (block.type !== 'faq') return [];
    const items = block.items.filter(({ question, answer }) => {
      const words = plain(`${question} ${answer}`);
      return stems.every((stem) => words.includes(stem));
    });
    return items.length ? [{ ...block, items }] : [];
  });
  return { blocks: found, count: found.reduce((sum, { items }) => sum + items.length, 0) };
}

export const isQuestion = (text: string) => stemsOf(text).length > 0;
