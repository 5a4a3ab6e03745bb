import type { Block } from '@site/contracts/blocks';
import { cx } from '@site/ui/cx';
import { Container } from '@site/ui/layout';
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
  return blocks.map((block, index) => {
    const drawn = <DrawBlock key={block.id} views={blockViews} block={block} priority={leading && index === 0} />;
    return isSection(block) ? (
      drawn
    ) : (
      <div
        key={block.id}
        className={cx(
          css.flow,
          block.type === 'heading' && css.heading,
          block.type === 'downloads' && block.title && css.titled,
        )}
      >
        <Container>{drawn}</Container>
      </div>
    );
  });
}
