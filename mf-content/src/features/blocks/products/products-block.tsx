import { ProductTile } from '@site/shop/product-tile';
import { Carousel } from '@site/ui/carousel';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';

export const ProductsBlock = ({ block }: BlockProps<'products'>) => (
  <TitledSection block={block}>
    <Carousel label={block.title ?? 'Товары'} titled={block.title !== undefined}>
      {block.products.map((product) => (
        <ProductTile key={product.id} product={product} headingLevel={block.title ? 3 : 2} />
      ))}
    </Carousel>
  </TitledSection>
);
