import type { Block } from '@site/contracts/blocks';
import type { ComponentType } from 'react';
import { UnknownBlock } from './unknown-block.tsx';

interface DrawBlockProps<B extends Block> {
  /** Checked where it is written down: each type's component takes the block of that very type. */
  views: { readonly [T in B['type']]: { Component: ComponentType<never> } };
  block: B;
  priority?: boolean;
}

/** A block by its type. One that this release does not know yet is left out: the page is worth more than the block. */
export function DrawBlock<B extends Block>({ views, block, priority = false }: DrawBlockProps<B>) {
  const view = Object.hasOwn(views, block.type) ? views[block.type as B['type']] : undefined;
  if (!view) return <UnknownBlock type={block.type} />;
  const Component = view.Component as ComponentType<{ block: B; priority: boolean }>;
  return <Component block={block} priority={priority} />;
}
