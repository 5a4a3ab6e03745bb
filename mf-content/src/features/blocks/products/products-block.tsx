import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import { ProductCard, ProductGrid } from '@site/ui/product-card';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';

export const ProductsBlock = ({ block }: BlockProps<'products'>) => (
  <TitledSection block={block}>
    <ProductGrid>
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
    </ProductGrid>
  </TitledSection>
);
