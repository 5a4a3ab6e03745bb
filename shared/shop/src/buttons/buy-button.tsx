import type { ProductCard } from '@site/contracts/catalog';
import { CartControl } from './cart-control.tsx';
import { PriceRequestButton } from './price-request-button.tsx';

/** «В корзину», and once it is there how many; without a price the way to one; nothing for what is no longer made. */
export function BuyButton({ product }: { product: ProductCard }) {
  if (product.stock.state === 'discontinued') return null;
  return product.price.retail === null ? <PriceRequestButton product={product} /> : <CartControl product={product} />;
}
