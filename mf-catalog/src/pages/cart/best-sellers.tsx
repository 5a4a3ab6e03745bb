import type { ProductCard } from '@site/contracts/catalog';
import { useApi } from '@site/runtime';
import { useEffect, useState } from 'react';
import { ProductRow } from '../../features/product-row/product-row.tsx';

interface BestSellersProps {
  /** Of a cart that was empty when the page came. */
  loaded: readonly ProductCard[] | undefined;
  /** The server does not know yet that the cart is empty. */
  settling: boolean;
}

/** Under an empty cart. One that is emptied on the page asks for them; a failure leaves no trace: nobody came for it. */
export function BestSellers({ loaded, settling }: BestSellersProps) {
  const api = useApi();
  const [asked, setAsked] = useState<readonly ProductCard[]>([]);
  const missing = !loaded && !settling;
  useEffect(() => {
    if (!missing) return;
    const left = new AbortController();
    const ask = async () => {
      const answer = await api.call('GET /cart/', { signal: left.signal }).catch(() => undefined);
      if (answer?.ok && !left.signal.aborted) setAsked(answer.value.pagedata.best_sellers ?? []);
    };
    void ask();
    return () => left.abort();
  }, [api, missing]);
  return <ProductRow title={'Хиты\u00a0продаж'} products={loaded ?? asked} />;
}
