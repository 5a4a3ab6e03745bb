import type { ProductCard } from '@site/contracts/catalog';
import { useApi } from '@site/runtime';
import { ProductTile } from '@site/shop/product-tile';
import { Carousel } from '@site/ui/carousel';
import { Section } from '@site/ui/layout';
import { ProductCardSkeleton } from '@site/ui/product-card';
import { useEffect, useRef, useState } from 'react';
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
  /** Null after a failed request. */
  const [products, setProducts] = useState<readonly ProductCard[] | null>();

  useEffect(() => {
    if (!near) return;
    const left = new AbortController();
    const load = async () => {
      const answer = await api
        .call('GET /product/cards/', { query: { ids }, signal: left.signal })
        .catch(() => undefined);
      if (!left.signal.aborted) setProducts(answer?.ok ? answer.value.products : null);
    };
    void load();
    return () => left.abort();
  }, [api, ids, near]);

  if (products === null || products?.length === 0) return null;
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
