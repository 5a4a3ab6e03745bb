import type { Block } from '@site/contracts/blocks';
import type { PublicationPageData } from '@site/contracts/publications';
import { transliterate } from '../../transliterate.ts';

/** Fewer headings are seen at a glance. */
const ENOUGH = 3;

/** The content with an anchor at each of its chapters, and the list of them. */
export function outlineOf(blocks: readonly Block[]): { content: Block[]; contents: PublicationPageData['contents'] } {
  const contents: PublicationPageData['contents'] = [];
  const content = blocks.map((block) => {
    if (block.type !== 'heading' || block.level !== 2) return block;
    const name = block.anchor ?? transliterate(block.text);
    const anchor = contents.some((other) => other.anchor === name) ? `${name}-${block.id}` : name;
    contents.push({ anchor, text: block.text });
    return { ...block, anchor };
  });
  return { content, contents: contents.length < ENOUGH ? [] : contents };
}
