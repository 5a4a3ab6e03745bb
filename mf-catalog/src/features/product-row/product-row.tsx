import type { ProductCard } from '@site/contracts/catalog';
import { ProductTile } from '@site/shop/product-tile';
import { Carousel } from '@site/ui/carousel';
import { Section, type SectionProps } from '@site/ui/layout';

interface ProductRowProps extends Pick<SectionProps, 'ground'> {
  title: string;
  products: readonly ProductCard[];
}

export function ProductRow({ title, products, ground }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <Section title={title} ground={ground} data-print="hide">
      <Carousel label={title} titled>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </Carousel>
    </Section>
  );
}
