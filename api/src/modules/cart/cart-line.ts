import type { CartChange, CartItem, Counters } from '@site/contracts/cart';
import { lineSum } from '@site/kernel/sums';
import { formatCount } from '@site/kernel/plurals';
import { toCard } from '../catalog/product-card.ts';
import { knownShipmentDay, shipmentDay } from '../catalog/shipment.ts';
import { availabilityLabels, LEAD_WEEKS, toStock } from '../catalog/stock-labels.ts';
import { priceFor, payable } from '../pricing/pricing-service.ts';
import type { Visitor } from '../session/visitor.ts';
import type { CartProduct, CartRow, CountedProduct, NewLine } from './cart-repository.ts';
import { lineNotes, type Blocker, blockerOf } from './blocker.ts';
import { fitProduct } from './quantity.ts';

/** A line with the fields that an order stores. */
export type PricedItem = CartItem & {
  blocker: Blocker | null;
  /** The day from which the VAT rate follows, also while a manager has not given one. */
  taxed_on: string;
};

type Buyer = Pick<Visitor, 'user' | 'company'>;

/** The line as agreed to, by adding it to the cart or by accepting changes. */
export const agreedLine = (product: CartProduct, qty: number, buyer: Buyer): NewLine => ({
  product_id: product.id,
  qty,
  agreed_qty: qty,
  agreed_price: payable(product, buyer),
  agreed_stock: product.stock_state,
});

const exceedsStock = ({ stock_state, stock_qty }: CountedProduct, qty: number) =>
  stock_state === 'low_stock' && qty > stock_qty;

function noteOf(product: CountedProduct, qty: number): string {
  const blocker = blockerOf(product);
  if (blocker === 'discontinued' && product.successor_id !== null)
    return 'Товар снят с\u00a0производства. Выберите замену на\u00a0странице товара или удалите его из\u00a0корзины';
  if (blocker) return lineNotes[blocker];
  switch (product.stock_state) {
    case 'expected':
      return 'Предзаказ';
    case 'backorder':
      return `Срок поставки ${formatCount(product.lead_weeks ?? LEAD_WEEKS, ['неделя', 'недели', 'недель'])}`;
    case 'on_request':
      return 'Срок поставки уточнит менеджер';
    case 'low_stock':
      return exceedsStock(product, qty) ? 'В\u00a0наличии меньше, чем вы заказываете' : '';
    default:
      return '';
  }
}

function changesOf(row: CartRow, qty: number, price: number | null): CartChange[] {
  const { product, agreed_qty, agreed_price, agreed_stock } = row;
  const now = toStock(product, false).label;
  return [
    ...(agreed_price === price ? [] : [{ kind: 'price' as const, before: agreed_price, now: price }]),
    ...(agreed_stock === product.stock_state
      ? []
      : [{ kind: 'stock' as const, before: availabilityLabels[agreed_stock], now }]),
    ...(agreed_qty === qty ? [] : [{ kind: 'quantity' as const, before: agreed_qty, now: qty }]),
  ];
}

/** Returns the counters of a line; `wanted` is its stored quantity. */
export function countLine(product: CountedProduct, wanted: number, buyer: Buyer): Counters['cart_products'][string] {
  // The minimum or the multiplicity may have changed since.
  const qty = fitProduct(wanted, product);
  const price = payable(product, buyer);
  const available = blockerOf(product) === null;
  return {
    qty,
    price,
    price_retail: product.price_retail,
    sum: available ? lineSum(price, qty) : null,
    available,
    note: noteOf(product, qty),
  };
}

/** Priced for this visitor. Staff of the manufacturer always see retail prices in the cart. */
export function priceLine(row: CartRow, visitor: Visitor, now: Date): PricedItem {
  const { product } = row;
  const line = countLine(product, row.qty, visitor);
  return {
    ...line,
    product: {
      ...toCard(product, visitor),
      price: priceFor(product, visitor),
      // «до 10 шт.» beside a note that there is less than ordered would contradict it.
      ...(exceedsStock(product, line.qty) && { stock: toStock(product, false) }),
    },
    sum_retail: line.available ? lineSum(product.price_retail, line.qty) : null,
    changes: changesOf(row, line.qty, line.price),
    blocker: blockerOf(product),
    ships_on: knownShipmentDay(product, now),
    taxed_on: shipmentDay(product, now),
  };
}
