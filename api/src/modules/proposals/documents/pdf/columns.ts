import type { OfferDocument, OfferedLine } from '@site/contracts/offer-document';
import { sheet, type TextStyle } from '../../../../papers/paper.ts';
import { bound, formatKopecks } from '../../../../papers/paper-texts.ts';
import { hasDiscounts, ON_REQUEST } from '../document-words.ts';

export type Column = {
  title: string;
  width: number;
  align: NonNullable<TextStyle['align']>;
  /** Null for the picture column. */
  value: ((line: OfferedLine) => string) | null;
};

const sumOrOnRequest = (kopecks: number | null) => (kopecks === null ? ON_REQUEST : formatKopecks(kopecks));
const WIDTH = sheet.right - sheet.left;

/** Columns that the offer shows. The name takes the remaining width. */
export function columnsOf(document: OfferDocument): Column[] {
  const { articles, images, unit_prices } = document.shows;
  const before: Column[] = [
    { title: '№', width: 24, align: 'center', value: ({ number }) => String(number) },
    ...(images ? [{ title: '', width: 46, align: 'center', value: null } as const] : []),
    ...(articles
      ? [{ title: 'Артикул', width: 66, align: 'left', value: ({ article }: OfferedLine) => article ?? '' } as const]
      : []),
  ];
  const after: Column[] = [
    { title: 'Кол-во', width: 56, align: 'right', value: ({ qty, unit }) => `${qty}\u00a0${unit}` },
    ...(unit_prices
      ? [
          {
            title: 'Цена, ₽',
            width: 68,
            align: 'right',
            value: ({ retail }: OfferedLine) => sumOrOnRequest(retail),
          } as const,
        ]
      : []),
    ...(unit_prices && hasDiscounts(document)
      ? [
          {
            title: 'Скидка',
            width: 40,
            align: 'right',
            value: ({ discount_percent: percent }: OfferedLine) => (percent > 0 ? `${percent}\u00a0%` : ''),
          } as const,
        ]
      : []),
    { title: 'Сумма, ₽', width: 76, align: 'right', value: ({ sum }) => sumOrOnRequest(sum) },
  ];
  const taken = [...before, ...after].reduce((sum, { width }) => sum + width, 0);
  return [
    ...before,
    { title: 'Наименование', width: WIDTH - taken, align: 'left', value: ({ name }) => bound(name) },
    ...after,
  ];
}
