import { ProductTile } from '@site/shop/product-tile';
import { Carousel } from '@site/ui/carousel';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';

/** Four fill the row on a desktop; on a phone the edge of the next one shows that the row goes on. */
const ITEM = 'max(13.75rem, (100% - 3 * var(--space-4)) / 4)';

export const ProductsBlock = ({ block }: BlockProps<'products'>) => (
  // A row that scrolls is of no use on paper.
  <TitledSection block={block} data-print="hide">
    <Carousel label={block.title ?? 'Товары'} itemWidth={ITEM}>
      {block.products.map((product) => (
        <ProductTile key={product.id} product={product} headingLevel={block.title ? 3 : 2} />
      ))}
    </Carousel>
  </TitledSection>
);
