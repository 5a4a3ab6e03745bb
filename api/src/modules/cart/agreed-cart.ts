import { ProblemError } from '../../errors.ts';
import type { Visitor } from '../session/visitor.ts';
import { type PricedItem, priceLine } from './cart-line.ts';
import type { CartProduct } from './cart-repository.ts';
import { cartOf, type PricedCart } from './priced-cart.ts';

/** Prices and quantities promised to a customer, independent of the current catalogue. */
export type AgreedLine = {
  article: string;
  qty: number;
  price: number;
  price_retail: number;
  discount_percent: number;
};

const gone = (article: string) =>
  new ProblemError(409, 'cart_blocked', `Артикула ${article} больше нет в\u00a0каталоге. Позвоните нам`);

/**
 * Uses current stock and delivery times. A product that is no longer sold stays orderable: a manager offers a
 * replacement.
 */
function agreedItem(product: CartProduct, line: AgreedLine, visitor: Visitor, now: Date): PricedItem {
  const { qty, price, price_retail, discount_percent } = line;
  const agreed = { agreed_qty: qty, agreed_price: price, agreed_stock: product.stock_state };
  const today = priceLine({ product, qty, ...agreed }, visitor, now);
  const replaced = today.blocker === 'unpublished' || today.blocker === 'discontinued';
  return {
    ...today,
    product: { ...today.product, price: { retail: price_retail, own: price, discount_percent } },
    ...{ qty, price, price_retail, sum: price * qty, sum_retail: price_retail * qty },
    ...{ available: true, blocker: null, changes: [] },
    note: replaced ? 'Снят с\u00a0производства: менеджер предложит замену' : today.blocker ? '' : today.note,
  };
}

export function agreedCart(
  lines: readonly AgreedLine[],
  products: readonly CartProduct[],
  visitor: Visitor,
  now: Date,
): PricedCart {
  const byArticle = new Map(products.map((product) => [product.article, product]));
  const items = lines.map((line) => {
    const product = byArticle.get(line.article);
    if (!product) throw gone(line.article);
    return agreedItem(product, line, visitor, now);
  });
  return cartOf(items, visitor, now);
}
