import type { Block } from '@site/contracts/blocks';
import { cx } from '@site/ui/cx';
import { DeferredHydration } from '@site/ui/deferred-hydration';
import { Container } from '@site/ui/layout';
import { Fragment } from 'react';
import { blockViews } from './block-views.ts';
import css from './blocks.module.css';
import { DrawBlock } from './draw-block.tsx';

interface BlocksProps {
  blocks: readonly Block[];
  /** The picture of the first block is the largest of the first screen. */
  leading?: boolean;
}

const isSection = ({ type }: Block) => Object.hasOwn(blockViews, type) && blockViews[type].place === 'section';

export function Blocks({ blocks, leading = false }: BlocksProps) {
  const firstProducts = blocks.findIndex(({ type }) => type === 'products');
  return blocks.map((block, index) => {
    const drawn = <DrawBlock views={blockViews} block={block} priority={leading && index === 0} />;
    const positioned = isSection(block) ? (
      drawn
    ) : (
      <div
        className={cx(
          css.flow,
          block.type === 'heading' && css.heading,
          block.type === 'downloads' && block.title && css.titled,
        )}
      >
        <Container>{drawn}</Container>
      </div>
    );
    // Products and the blocks above them hydrate first.
    const Wrapper = firstProducts >= 0 && index > firstProducts ? DeferredHydration : Fragment;
    return <Wrapper key={block.id}>{positioned}</Wrapper>;
  });
}
