import type { PriceListRow } from '@site/contracts/price-lists';
import { formatDate, siteDay } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import { unitPrice } from '@site/kernel/sums';
import { BRAND } from '../../brand/brand.ts';
import { colors, openPaper, type Paper, sheet, type TextStyle } from '../../papers/paper.ts';
import { flatParts } from './flat-parts.ts';
import type { PriceList } from './price-list-service.ts';

type Column = { title: string; width: number; align: 'left' | 'right'; value: (row: PriceListRow) => string };

const WIDTH = sheet.right - sheet.left;
const PADDING = 4;
const [ARTICLE, UNIT, PRICE, NOTE] = [76, 34, 74, 84];

const priceOf = (price: number | null | undefined) => (price ? formatPrice(price) : 'По запросу');

function columnsOf(ownPrices: boolean): Column[] {
  const prices: Column[] = [
    { title: 'Цена', width: PRICE, align: 'right', value: ({ price }) => priceOf(price.retail) },
    ...(ownPrices
      ? [
          {
            title: 'Ваша цена',
            width: PRICE,
            align: 'right' as const,
            value: ({ price }: PriceListRow) => priceOf(unitPrice(price)),
          },
        ]
      : []),
  ];
  return [
    { title: 'Артикул', width: ARTICLE, align: 'left', value: ({ article }) => article },
    {
      title: 'Наименование',
      width: WIDTH - ARTICLE - UNIT - NOTE - prices.length * PRICE,
      align: 'left',
      value: ({ name }) => name,
    },
    { title: 'Ед.', width: UNIT, align: 'left', value: ({ unit }) => unit },
    ...prices,
    { title: 'Примечание', width: NOTE, align: 'left', value: ({ note }) => note },
  ];
}

const body: TextStyle = { size: 8 };
const section: TextStyle = { size: 10, bold: true };
const quiet: TextStyle = { size: 7.5, color: colors.quiet };
const CLOSING = 'Цены указаны с\u00a0НДС. Информация не\u00a0является публичной офертой.';

/** Draws a table over several pages. Rows are not split, and each page repeats the column heads. */
function createTable(paper: Paper, columns: Column[]) {
  const heightOf = (cells: string[], style: TextStyle) =>
    Math.max(...columns.map(({ width }, at) => paper.height(cells[at] ?? '', width - 2 * PADDING, style))) +
    2 * PADDING;
  const cells = (texts: string[], y: number, style: TextStyle) =>
    paper.within('TR', () =>
      columns.reduce((x, { width, align }, at) => {
        paper.text(texts[at] ?? '', x + PADDING, y + PADDING, width - 2 * PADDING, { tag: 'TD', ...style, align });
        return x + width;
      }, sheet.left as number),
    );
  const titles = columns.map(({ title }) => title);
  const head = (y: number) => {
    const height = heightOf(titles, quiet);
    paper.fill(sheet.left, y, WIDTH, height);
    cells(titles, y, { ...quiet, tag: 'TH' });
    return y + height;
  };
  const roomFor = (height: number, y: number) => {
    const room = paper.roomFor(height, y);
    return room < y ? head(room) : y;
  };
  return {
    head,
    row(row: PriceListRow, y: number): number {
      const texts = columns.map(({ value }) => value(row));
      const height = heightOf(texts, body);
      const at = roomFor(height, y);
      cells(texts, at, body);
      paper.line(sheet.left, at + height, sheet.right, at + height);
      return at + height;
    },
    /** Draws a section title together with room for its first row. */
    title(text: string, y: number): number {
      const at = roomFor(paper.height(text, WIDTH, section) + 38, y + 8);
      return paper.within('TR', () => paper.text(text, sheet.left, at, WIDTH, { ...section, tag: 'TH' })) + 4;
    },
  };
}

export function renderPriceListPdf(list: PriceList, now: Date): Promise<Buffer> {
  const paper = openPaper({ title: list.title, author: BRAND, date: siteDay(now) });
  const table = createTable(paper, columnsOf(list.own_prices));
  const since = `Цены действительны с\u00a0${formatDate(list.valid_from)}`;
  let y = paper.text(list.title, sheet.left, sheet.top, WIDTH, { bold: true, size: 15, tag: 'H1' }) + 4;
  y = paper.text(`${BRAND}. ${since} ${CLOSING}`, sheet.left, y, WIDTH, quiet) + 10;
  if (list.shown < list.total)
    y = paper.text('Здесь первые позиции списка; все\u00a0— в\u00a0файле XLSX.', sheet.left, y, WIDTH, quiet) + 6;
  paper.within('Table', () => {
    y = table.head(y);
    for (const { title, rows } of flatParts(list.sections)) {
      y = table.title(title, y);
      for (const row of rows) y = table.row(row, y);
    }
  });
  return paper.close((page, pages) => {
    const text = paper.oneLine(list.title, WIDTH, quiet, `. ${since} Страница ${page} из\u00a0${pages}`);
    paper.text(text, sheet.left, 808, WIDTH, { ...quiet, align: 'right' });
  });
}
