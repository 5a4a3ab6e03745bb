import type { Block } from '@site/contracts/blocks';
import { cx } from '@site/ui/cx';
import { Later } from '@site/ui/later';
import { Container } from '@site/ui/layout';
import { Fragment } from 'react';
import { blockViews } from './block-views.ts';
import css from './blocks.module.css';
import { DrawBlock } from './draw-block.tsx';

interface BlocksProps {
  blocks: readonly Block[];
  /** The first block's picture is the largest of the first screen. */
  leading?: boolean;
}

const isSection = ({ type }: Block) => Object.hasOwn(blockViews, type) && blockViews[type].place === 'section';

/** A page out of the blocks that the API answers with, in their order. */
export function Blocks({ blocks, leading = false }: BlocksProps) {
  const bought = blocks.findIndex(({ type }) => type === 'products');
  return blocks.map((block, index) => {
    const drawn = <DrawBlock views={blockViews} block={block} priority={leading && index === 0} />;
    const placed = isSection(block) ? (
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
    // What can be bought, and what stands above it, comes alive first.
    const Place = bought >= 0 && index > bought ? Later : Fragment;
    return <Place key={block.id}>{placed}</Place>;
  });
}
