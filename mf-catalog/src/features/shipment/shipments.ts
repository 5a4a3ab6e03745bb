import type { CartItem } from '@site/contracts/cart';
import { formatDate } from '@site/kernel/dates';
import { countProducts } from '@site/kernel/plurals';

type Shippable = Pick<CartItem, 'available' | 'ships_on'> & {
  product: { stock: Pick<CartItem['product']['stock'], 'state'> };
};

interface ShipmentTexts {
  /** When the whole order is shipped. */
  whole: string;
  /** When its lines are ready, if not all at once: «до 1 декабря 2026 г. — 2 товара». */
  parts: string[];
}

export const SHIPPED_ON_REQUEST = 'Срок поставки уточнит менеджер';

const fromStock = ({ product }: Shippable) => ['in_stock', 'low_stock'].includes(product.stock.state);

/** Returns the days by which lines are ready, earliest first; null, a manager gives the day, is last. */
function linesByDay(lines: Shippable[]): [day: string | null, count: number][] {
  const counts = new Map<string | null, number>();
  for (const { ships_on } of lines) counts.set(ships_on, (counts.get(ships_on) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a ?? '9').localeCompare(b ?? '9'));
}

/** The day by which all lines can be shipped; null if a manager gives it for one of them, or nothing is shipped. */
export function shippedBy(items: Shippable[]): string | null {
  return linesByDay(items.filter(({ available }) => available)).at(-1)?.[0] ?? null;
}

export function shipmentTexts(items: Shippable[]): ShipmentTexts {
  const lines = items.filter(({ available }) => available);
  const days = linesByDay(lines);
  const [last] = days.at(-1) ?? [null];
  const parts =
    days.length < 2
      ? []
      : days.map(([day, count]) => {
          const when = day === null ? 'срок уточнит менеджер' : `до\u00a0${formatDate(day)}`;
          return `${when}\u00a0— ${countProducts(count)}`;
        });
  return { whole: wholeText(lines, last), parts };
}

function wholeText(lines: Shippable[], last: string | null): string {
  if (last === null) return SHIPPED_ON_REQUEST;
  return lines.every(fromStock) ? 'Отгрузим за\u00a01–3\u00a0рабочих дня' : `Отгрузим до\u00a0${formatDate(last)}`;
}
