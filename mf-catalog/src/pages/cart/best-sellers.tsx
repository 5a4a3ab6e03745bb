import type { ProductCard } from '@site/contracts/catalog';
import { useApi, useLoad } from '@site/runtime';
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
  const missing = !loaded && !settling;
  const { value } = useLoad('cart', (signal) => api.call('GET /cart/', { signal }), missing);
  return <ProductRow title={'Хиты\u00a0продаж'} products={loaded ?? value?.pagedata.best_sellers ?? []} />;
}
