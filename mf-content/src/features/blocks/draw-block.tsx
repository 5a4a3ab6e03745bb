import type { Block } from '@site/contracts/blocks';
import type { ComponentType } from 'react';
import { UnknownBlock } from './unknown-block.tsx';

interface DrawBlockProps<B extends Block> {
  /** Checked at the definition of `views`: each component takes the block of its own type. */
  views: { readonly [T in B['type']]: { Component: ComponentType<never> } };
  block: B;
  priority?: boolean;
}

/** Renders a block by its type. A type unknown to this release is omitted, so that the page still renders. */
export function DrawBlock<B extends Block>({ views, block, priority = false }: DrawBlockProps<B>) {
  const view = Object.hasOwn(views, block.type) ? views[block.type as B['type']] : undefined;
  if (!view) return <UnknownBlock type={block.type} />;
  const Component = view.Component as ComponentType<{ block: B; priority: boolean }>;
  return <Component block={block} priority={priority} />;
}
