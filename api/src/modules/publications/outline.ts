import type { Block } from '@site/contracts/blocks';
import type { PublicationPageData } from '@site/contracts/publications';
import { transliterate } from '../../text/transliterate.ts';

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

/** Adds an anchor to each level 2 heading and returns the table of contents. */
export function outlineOf(blocks: readonly Block[]): { content: Block[]; contents: PublicationPageData['contents'] } {
  const contents: PublicationPageData['contents'] = [];
  const content = blocks.map((block) => {
    if (block.type !== 'heading' || block.level !== 2) return block;
    const name = block.anchor ?? transliterate(block.text);
    const anchor = contents.some((other) => other.anchor === name) ? `${name}-${block.id}` : name;
    contents.push({ anchor, text: block.text });
    return { ...block, anchor };
  });
  return { content, contents: contents.length < MIN_HEADINGS ? [] : contents };
}
