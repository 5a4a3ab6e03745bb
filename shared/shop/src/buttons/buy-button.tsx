import type { ProductCard } from '@site/contracts/catalog';
import { CartControl } from './cart-control.tsx';
import { PriceRequestButton } from './price-request-button.tsx';

/** «В корзину», or the quantity once in the cart; without a price, a price request; nothing when discontinued. */
export function BuyButton({ product }: { product: ProductCard }) {
  if (product.stock.state === 'discontinued') return null;
  return product.price.retail === null ? <PriceRequestButton product={product} /> : <CartControl product={product} />;
}
