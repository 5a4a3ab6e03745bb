import type { Block, BlockOf } from '@site/contracts/blocks';
import { blockViews } from '../../../features/blocks/block-views.ts';

/** What is seen at once of a page that scrolls by whole sections. */
export interface Screen {
  name: string | undefined;
  blocks: Block[];
}

/** What the block calls itself, if it does. */
function titleOf(block: Block): string | undefined {
  if (block.type === 'heading') return block.level === 2 ? block.text : undefined;
  if (block.type === 'table') return block.caption;
  if (block.type === 'slider') return block.slides[0]?.title;
  return 'title' in block ? block.title : undefined;
}

const isHeading = (block: Block | undefined) => block?.type === 'heading' && block.level === 2;

/** A block of its own section, or with a title, is where something new begins; the rest reads on from the block before it. */
const begins = (block: Block) =>
  titleOf(block) !== undefined || (Object.hasOwn(blockViews, block.type) && blockViews[block.type].place === 'section');

/** A heading and what it heads stand together. */
export function screensOf(blocks: readonly Block[]): Screen[] {
  const screens: Screen[] = [];
  for (const block of blocks) {
    const last = screens.at(-1);
    const before = last?.blocks.at(-1);
    if (last && (!begins(block) || (isHeading(before) && !isHeading(block)))) last.blocks.push(block);
    else screens.push({ name: titleOf(block), blocks: [block] });
  }
  return screens;
}

interface Beside {
  words: Block[];
  /** Stands beside the words where there is room. */
  picture?: BlockOf<'image'>;
}

/** A picture at a screen's end is of all that the screen says; one with words or a way of its own stays among the blocks. */
export function besideOf({ blocks }: Screen): Beside {
  const last = blocks.at(-1);
  return blocks.length > 1 && last?.type === 'image' && !last.caption && !last.link
    ? { words: blocks.slice(0, -1), picture: last }
    : { words: blocks };
}
