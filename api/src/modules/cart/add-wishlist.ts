import type { AddedReport } from '@site/contracts/lists';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { Visitor } from '../session/visitor.ts';
import type { CartService } from './cart-service.ts';

type WishlistDeps = { cart: CartService; catalog: CatalogService };

/** Adds the minimum quantity of each product of the wishlist. */
export async function addWishlist({ cart, catalog }: WishlistDeps, visitor: Visitor): Promise<AddedReport> {
  const { cart_products, wishlist_products } = await cart.counters(visitor);
  // Skip products already in the cart, since the button can be pressed twice.
  const missing = wishlist_products.filter((id) => !(id in cart_products));
  const cards = await catalog.cardsByIds(missing, visitor);
  return cart.addMany(
    visitor,
    cards.map(({ id, name, min_qty }) => ({ product_id: id, name, qty: min_qty })),
  );
}
