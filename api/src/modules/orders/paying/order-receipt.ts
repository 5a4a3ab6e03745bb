import type { ReceiptItem } from '../../../tables/payment-tables.ts';
import type { OrderLineRow, OrderRow } from '../order-repository.ts';

type Line = Pick<OrderLineRow, 'position' | 'name' | 'qty' | 'sum' | 'vat_rate'>;

/** The lines of an order's receipt. Their sum is the order's to the kopeck. */
export const receiptItems = (
  { delivery_total, vat_rate }: Pick<OrderRow, 'delivery_total' | 'vat_rate'>,
  lines: readonly Line[],
): ReceiptItem[] => [
  ...lines.flatMap(priced),
  ...(delivery_total
    ? [{ position: null, name: 'Доставка курьером', qty: 1, price: delivery_total * 100, vat_rate }]
    : []),
];

/** A receipt has whole kopecks for one: when the sum does not divide, some cost a kopeck more. */
function priced({ position, name, qty, sum, vat_rate }: Line): ReceiptItem[] {
  const price = Math.floor((sum * 100) / qty);
  const dearer = sum * 100 - price * qty;
  const item = { position, name, vat_rate };
  return [
    { ...item, qty: qty - dearer, price },
    { ...item, qty: dearer, price: price + 1 },
  ].filter((one) => one.qty > 0);
}

export const itemsSum = (items: readonly ReceiptItem[]): number =>
  items.reduce((sum, { qty, price }) => sum + qty * price, 0);

/** The paid items that are left after refunds. */
export const leftItems = (paid: readonly ReceiptItem[], refunded: readonly ReceiptItem[]): ReceiptItem[] =>
  paid
    .map((item) => {
      const back = refunded.filter(({ position, price }) => position === item.position && price === item.price);
      return { ...item, qty: item.qty - back.reduce((sum, { qty }) => sum + qty, 0) };
    })
    .filter(({ qty }) => qty > 0);

/** The items of the returned quantities, without those refunded before. */
export function returnedItems(
  paid: readonly ReceiptItem[],
  refunded: readonly ReceiptItem[],
  returned: readonly { position: number; qty: number }[],
): ReceiptItem[] {
  const due = new Map<number | null, number>();
  const add = (position: number | null, qty: number) => due.set(position, (due.get(position) ?? 0) + qty);
  for (const { position, qty } of returned) add(position, qty);
  for (const { position, qty } of refunded) add(position, -qty);
  return leftItems(paid, refunded).flatMap((item) => {
    const qty = Math.min(item.qty, due.get(item.position) ?? 0);
    if (qty <= 0) return [];
    add(item.position, -qty);
    return [{ ...item, qty }];
  });
}
