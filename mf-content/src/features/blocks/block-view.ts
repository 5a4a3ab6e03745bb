import type { Block, BlockOf } from '@site/contracts/blocks';
import type { ComponentType } from 'react';

export type BlockType = Block['type'];

export interface BlockProps<T extends BlockType> {
  block: BlockOf<T>;
  /** The first block of the page: its picture is the largest one and loads eagerly. */
  priority: boolean;
}

export interface BlockView<T extends BlockType> {
  Component: ComponentType<BlockProps<T>>;
  /**
   * `flow`: continues the previous block at the distance of a paragraph, inside the page's column.
   * `section`: renders its own section, at the rhythm of the page.
   */
  place: 'flow' | 'section';
}
