import type { PriceListRow } from '@site/contracts/price-lists';
import { formatDate, siteDay } from '@site/kernel/dates';
import { unitPrice } from '@site/kernel/sums';
import { BRAND } from '../../brand/brand.ts';
import { text } from '../../papers/xlsx/cells.ts';
import { type Cell, writeXlsx } from '../../papers/xlsx/xlsx-file.ts';
import { flatParts } from './flat-parts.ts';
import type { PriceList } from './price-list-service.ts';

type Column = { title: string; width: number; cell: (row: PriceListRow) => Cell };

/** `none` is shown instead of a missing price. */
const priceCell = (price: number | null, none: string): Cell =>
  price === null ? text(none) : { number: price, style: 'money' };

function columnsOf(ownPrices: boolean): Column[] {
  return [
    { title: 'Артикул', width: 16, cell: ({ article }) => text(article) },
    { title: 'Наименование', width: 64, cell: ({ name }) => text(name) },
    { title: 'Ед.', width: 8, cell: ({ unit }) => text(unit) },
    {
      title: 'Цена, ₽ (с\u00a0НДС)',
      width: 18,
      cell: ({ price: { retail } }) => priceCell(retail, 'Цена по запросу'),
    },
    ...(ownPrices
      ? [
          {
            title: 'Ваша цена, ₽',
            width: 18,
            cell: ({ price }: PriceListRow) => priceCell(unitPrice(price), ''),
          },
        ]
      : []),
    { title: 'Примечание', width: 30, cell: ({ note }) => text(note) },
  ];
}

/** Renders the list as a workbook, with prices as numbers and a frozen header. */
export function renderPriceListWorkbook(list: PriceList, now: Date): Buffer {
  const columns = columnsOf(list.own_prices);
  const rows: Cell[][] = [
    [text(`${BRAND}. ${list.title}`, 'title')],
    [text(`Цены действительны с\u00a0${formatDate(list.valid_from)}`, 'note')],
    columns.map(({ title }) => text(title, 'head')),
    ...flatParts(list.sections).flatMap((part): Cell[][] => [
      [null, text(part.title, 'sumLabel')],
      ...part.rows.map((row) => columns.map(({ cell }) => cell(row))),
    ]),
  ];
  return writeXlsx({
    title: list.title,
    creator: BRAND,
    date: siteDay(now),
    sheets: [{ name: 'Прайс-лист', widths: columns.map(({ width }) => width), frozen: 3, rows }],
  });
}
