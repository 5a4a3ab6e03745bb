import { formatDate, siteDay } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import { drawLines } from '../../papers/line-table.ts';
import { colors, openPaper, type Paper, sheet } from '../../papers/paper.ts';
import { bound } from '../../papers/paper-texts.ts';
import type { PricedCart } from './priced-cart.ts';

const WIDTH = sheet.right - sheet.left;
const VALUES = 120;

export type Letterhead = { brand: string; phone: string; note: string };

const linesOf = ({ items }: PricedCart) =>
  items.flatMap(({ product: { article, name, unit }, qty, price, sum, note, available }) =>
    available && price !== null && sum !== null
      ? { article, name: note ? `${name}\n${note}` : name, qty, unit, price, sum }
      : [],
  );

function drawTotals(paper: Paper, { total, total_retail, vat, vat_rate }: PricedCart, top: number): number {
  const saving = total_retail - total;
  const rows = [
    ...(saving > 0 ? [[`Ваша экономия`, formatPrice(saving), false] as const] : []),
    ['Итого', formatPrice(total), true],
    [`В\u00a0том числе НДС ${vat_rate}\u00a0%`, formatPrice(vat), false],
  ] as const;
  return rows.reduce((y, [label, value, bold]) => {
    const style = { align: 'right', bold, size: bold ? 11 : 9, color: bold ? colors.ink : colors.quiet } as const;
    paper.text(label, sheet.left, y, WIDTH - VALUES, style);
    return paper.text(value, sheet.right - VALUES, y, VALUES - 5, style) + 4;
  }, top);
}

const CLOSING = 120;

export function renderCart(cart: PricedCart, { brand, phone, note }: Letterhead, now: Date): Promise<Buffer> {
  const day = formatDate(now.toISOString());
  const title = `Корзина от\u00a0${day}`;
  const paper = openPaper({ title, author: brand, date: siteDay(now) });
  const quiet = { color: colors.quiet } as const;
  const left = cart.items.filter(({ available }) => !available).map(({ product }) => product.name);

  let y = paper.text(title, sheet.left, sheet.top, WIDTH, { bold: true, size: 15, tag: 'H1' }) + 4;
  y = paper.text(`${brand}, ${phone}. Цены и\u00a0наличие на\u00a0${day}`, sheet.left, y, WIDTH, quiet) + 14;
  y = drawLines(paper, linesOf(cart), y) + 10;
  y = drawTotals(paper, cart, paper.roomFor(CLOSING, y)) + 12;
  if (left.length) y = paper.text(bound(`В сумму не вошли: ${left.join('; ')}.`), sheet.left, y, WIDTH) + 8;
  paper.text(note, sheet.left, y, WIDTH, { ...quiet, size: 7.5 });
  return paper.close((page, pages) => {
    const text = pages > 1 ? `${title}, страница ${page} из\u00a0${pages}` : '';
    paper.text(text, sheet.left, 808, WIDTH, { ...quiet, size: 7.5, align: 'right' });
  });
}
