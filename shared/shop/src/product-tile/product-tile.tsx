import type { ProductCard as ProductCardData } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { withUnit } from '@site/kernel/label-and-unit';
import { ButtonLink } from '@site/ui/button';
import { ProductCard } from '@site/ui/product-card';
import { BuyButton, CompareButton, WishButton } from '../buttons/index.ts';

interface ProductTileProps {
  product: ProductCardData;
  /** Loads the picture eagerly; for the first tiles of a page. */
  priority?: boolean;
  headingLevel?: 2 | 3 | 4;
}

export function ProductTile({ product, priority, headingLevel }: ProductTileProps) {
  const href = paths.product(product.slug);
  return (
    <ProductCard
      product={{ ...product, key_attributes: product.key_attributes.map(withUnit) }}
      href={href}
      priority={priority}
      headingLevel={headingLevel}
      action={
        product.stock.state === 'discontinued' ? (
          // The label includes the name: «Подробнее» alone is meaningless out of context.
          <ButtonLink href={href} variant="secondary" aria-label={`Подробнее: ${product.name}`}>
            Подробнее
          </ButtonLink>
        ) : (
          <BuyButton product={product} />
        )
      }
      tools={
        <>
          <CompareButton product={product} />
          <WishButton product={product} />
        </>
      }
    />
  );
}
