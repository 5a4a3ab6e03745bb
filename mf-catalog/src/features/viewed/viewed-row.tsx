import { useApi, useLoad } from '@site/runtime';
import { ProductTile } from '@site/shop/product-tile';
import { Carousel } from '@site/ui/carousel';
import { Section } from '@site/ui/layout';
import { ProductCardSkeleton } from '@site/ui/product-card';
import { useRef } from 'react';
import { useNear } from './use-near.ts';
import { SHOWN, viewedProducts } from './viewed-products.ts';

const TITLE = 'Вы\u00a0смотрели';

/**
 * Products viewed in this browser, newest first. They are known only in the browser, so the row appears after
 * hydration, at its full height and far below the first screen. It is optional, so a failure renders nothing.
 */
export function ViewedRow({ exceptId }: { exceptId?: number }) {
  const ids = viewedProducts
    .useItems()
    .filter((id) => id !== exceptId)
    .slice(0, SHOWN);
  return ids.length > 0 ? <Cards ids={ids.join(',')} count={ids.length} /> : null;
}

function Cards({ ids, count }: { ids: string; count: number }) {
  const api = useApi();
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  const { value, problem } = useLoad(
    ids,
    (signal) => api.call('GET /product/cards/', { query: { ids }, signal }),
    near,
  );
  const products = value?.products;

  if (problem || products?.length === 0) return null;
  return (
    <Section ref={section} title={TITLE} data-print="hide" aria-busy={!products}>
      <Carousel label={TITLE} titled>
        {products
          ? products.map((product) => <ProductTile key={product.id} product={product} />)
          : Array.from({ length: count }, (_, index) => <ProductCardSkeleton key={index} />)}
      </Carousel>
    </Section>
  );
}
