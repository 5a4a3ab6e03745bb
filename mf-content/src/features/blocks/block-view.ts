import type { Block, BlockOf } from '@site/contracts/blocks';
import type { ComponentType } from 'react';

export type BlockType = Block['type'];

export interface BlockProps<T extends BlockType> {
  block: BlockOf<T>;
  /** The block stands first on the page: its picture is the page's largest and is loaded at once. */
  priority: boolean;
}

export interface BlockView<T extends BlockType> {
  Component: ComponentType<BlockProps<T>>;
  /**
   * `flow`: reads on from the block before it, a paragraph's distance apart, inside the page's column.
   * `section`: draws its own section of the page, at the page's rhythm.
   */
  place: 'flow' | 'section';
}
