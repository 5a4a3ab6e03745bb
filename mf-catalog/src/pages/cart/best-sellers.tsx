import type { ProductCard } from '@site/contracts/catalog';
import { useApi } from '@site/runtime';
import { useEffect, useState } from 'react';
import { ProductRow } from '../../features/product-row/product-row.tsx';

interface BestSellersProps {
  /** Best sellers from the loader; present when the cart was empty at that time. */
  loaded: readonly ProductCard[] | undefined;
  /** The server may not know yet that the cart is empty. */
  settling: boolean;
}

/** Best sellers below an empty cart. A cart emptied on the page fetches them; a failure renders nothing. */
export function BestSellers({ loaded, settling }: BestSellersProps) {
  const api = useApi();
  const [fetched, setFetched] = useState<readonly ProductCard[]>([]);
  const missing = !loaded && !settling;
  useEffect(() => {
    if (!missing) return;
    const left = new AbortController();
    const load = async () => {
      const answer = await api.call('GET /cart/', { signal: left.signal }).catch(() => undefined);
      if (answer?.ok && !left.signal.aborted) setFetched(answer.value.pagedata.best_sellers ?? []);
    };
    void load();
    return () => left.abort();
  }, [api, missing]);
  return <ProductRow title={'Хиты\u00a0продаж'} products={loaded ?? fetched} />;
}
