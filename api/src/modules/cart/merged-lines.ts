import type { Visitor } from '../session/visitor.ts';
import { payable } from '../pricing/pricing-service.ts';
import type { CartRow, NewLine } from './cart-repository.ts';
import { fitProduct } from './quantity.ts';

const guest = { user: null, company: null };

/**
 * The guest's lines as they are added to the user's cart at login. Quantities add up and limits apply again; a reduced
 * quantity shows as a change. A lower partner price after login is not a change.
 */
export const mergedLines = (lines: CartRow[], own: CartRow[], buyer: Pick<Visitor, 'user' | 'company'>): NewLine[] =>
  lines.map(({ product, qty, agreed_price, agreed_stock }) => {
    const mine = own.find((line) => line.product.id === product.id);
    const wanted = qty + (mine?.qty ?? 0);
    const unchanged = agreed_price === payable(product, guest);
    return {
      product_id: product.id,
      qty: fitProduct(wanted, product),
      agreed_qty: wanted,
      agreed_price: mine ? mine.agreed_price : unchanged ? payable(product, buyer) : agreed_price,
      agreed_stock: mine?.agreed_stock ?? agreed_stock,
    };
  });
