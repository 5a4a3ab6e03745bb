import type { Block, BlockOf } from '@site/contracts/blocks';
import { blockViews } from '../../../features/blocks/block-views.ts';

/** One section of a page that scrolls by whole sections. */
export interface Screen {
  name: string | undefined;
  blocks: Block[];
}

function titleOf(block: Block): string | undefined {
  if (block.type === 'heading') return block.level === 2 ? block.text : undefined;
  if (block.type === 'table') return block.caption;
  if (block.type === 'slider') return block.slides[0]?.title;
  return 'title' in block ? block.title : undefined;
}

const isHeading = (block: Block | undefined) => block?.type === 'heading' && block.level === 2;

/** Whether the block starts a screen: it has a title or its own section. Other blocks continue the previous one. */
const begins = (block: Block) =>
  titleOf(block) !== undefined || (Object.hasOwn(blockViews, block.type) && blockViews[block.type].place === 'section');

/** Splits blocks into screens; a heading stays with the block after it. */
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
  picture?: BlockOf<'image'>;
}

/** Takes the last picture of a screen out of its blocks. A picture with a caption or a link stays among them. */
export function besideOf({ blocks }: Screen): Beside {
  const last = blocks.at(-1);
  return blocks.length > 1 && last?.type === 'image' && !last.caption && !last.link
    ? { words: blocks.slice(0, -1), picture: last }
    : { words: blocks };
}
