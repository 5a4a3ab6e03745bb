import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import { Carousel } from '@site/ui/carousel';
import { ProductCard } from '@site/ui/product-card';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';

/** Four fill the row on a desktop; on a phone the edge of the next one shows that the row goes on. */
const ITEM = 'max(220px, (100% - 3 * var(--space-4)) / 4)';

export const ProductsBlock = ({ block }: BlockProps<'products'>) => (
  <TitledSection block={block}>
    <Carousel label={block.title ?? 'Товары'} itemWidth={ITEM}>
      {block.products.map((product) => {
        const href = paths.product(product.slug);
        return (
          <ProductCard
            key={product.id}
            product={product}
            href={href}
            headingLevel={block.title ? 3 : 2}
            // «Подробнее» alone says nothing out of its place.
            action={<ButtonLink href={href} variant="secondary" aria-label={`Подробнее: ${product.name}`}>Подробнее</ButtonLink>}
          />
        );
      })}
    </Carousel>
  </TitledSection>
);
