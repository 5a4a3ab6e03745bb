import type { OfferDocument, OfferedLine } from '@site/contracts/offer-document';
import { ON_REQUEST } from '../document-words.ts';
import { calculated, count, money, text } from '../../../../papers/xlsx/cells.ts';
import { type Cell, columnLetter } from '../../../../papers/xlsx/xlsx-file.ts';

type Section = OfferDocument['sections'][number];
type Column = {
  title: string;
  width: number;
  cell: (line: OfferedLine, section: Section, row: number) => Cell;
};

const moneyOrOnRequest = (kopecks: number | null): Cell => (kopecks === null ? text(ON_REQUEST) : money(kopecks));

/** Letters of the columns used in formulas. */
export type Letters = { qty: string; price: string; discount: string; sum: string };

/**
 * Rounds like the pricing rules: the discounted unit price to whole roubles, half up, times the quantity. The formula
 * divides by 100 last to avoid binary fractions. A price without a discount keeps its kopecks.
 */
const sumFormula = ({ qty, price, discount }: Letters, row: number): string => {
  const [q, p, d] = [qty, price, discount].map((letter) => `${letter}${row}`);
  return `ROUND(IF(${d}=0,${p},ROUND(${p}*(100-${d})/100,0))*${q},2)`;
};

export function columnsOf({ shows }: OfferDocument): { columns: Column[]; letters: Letters } {
  const before: Column[] = [
    { title: '№', width: 6, cell: ({ number }) => count(number) },
    { title: 'Раздел', width: 26, cell: (_, { title }) => text(title) },
    ...(shows.articles
      ? [{ title: 'Артикул', width: 15, cell: ({ article }: OfferedLine) => text(article ?? '') }]
      : []),
    { title: 'Наименование', width: 58, cell: ({ name }) => text(name) },
    { title: 'Ед.', width: 8, cell: ({ unit }) => text(unit) },
  ];
  const at = before.length;
  const letters = {
    qty: columnLetter(at),
    price: columnLetter(at + 1),
    discount: columnLetter(at + 2),
    sum: columnLetter(at + (shows.unit_prices ? 3 : 1)),
  };
  const quantity: Column = { title: 'Кол-во', width: 9, cell: ({ qty }) => count(qty) };
  const prices: Column[] = [
    { title: 'Цена', width: 16, cell: ({ retail }) => moneyOrOnRequest(retail) },
    { title: 'Скидка %', width: 10, cell: ({ discount_percent }) => count(discount_percent) },
    {
      title: 'Сумма',
      width: 18,
      cell: ({ sum }, _, row) => (sum === null ? text(ON_REQUEST) : calculated(sumFormula(letters, row), sum)),
    },
  ];
  const sums: Column = { title: 'Сумма', width: 18, cell: ({ sum }) => moneyOrOnRequest(sum) };
  return { columns: [...before, quantity, ...(shows.unit_prices ? prices : [sums])], letters };
}
