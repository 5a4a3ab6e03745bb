import { colors, type Paper, sheet, type TextStyle } from './paper.ts';
import { bound, formatSum } from './paper-texts.ts';

export type TableLine = { article: string; name: string; qty: number; unit: string; price: number; sum: number };

type Column = {
  title: string;
  width: number;
  align: NonNullable<TextStyle['align']>;
  value: (line: TableLine, index: number) => string;
};

const columns: Column[] = [
  { title: '№', width: 24, align: 'center', value: (_line, index) => String(index + 1) },
  { title: 'Артикул', width: 78, align: 'left', value: ({ article }) => article },
  { title: 'Наименование', width: 179, align: 'left', value: ({ name }) => bound(name) },
  { title: 'Кол-во', width: 42, align: 'right', value: ({ qty }) => String(qty) },
  { title: 'Ед.', width: 34, align: 'left', value: ({ unit }) => unit },
  { title: 'Цена, ₽', width: 68, align: 'right', value: ({ price }) => formatSum(price) },
  { title: 'Сумма, ₽', width: 74, align: 'right', value: ({ sum }) => formatSum(sum) },
];

const PADDING = 5;

function drawCells(paper: Paper, cells: string[], y: number, style: TextStyle) {
  paper.within('TR', () =>
    columns.reduce((x, { width, align }, index) => {
      paper.text(cells[index] ?? '', x + PADDING, y + PADDING, width - 2 * PADDING, { tag: 'TD', ...style, align });
      return x + width;
    }, sheet.left as number),
  );
}

const heightOf = (paper: Paper, cells: string[], style: TextStyle) =>
  Math.max(...columns.map(({ width }, index) => paper.height(cells[index] ?? '', width - 2 * PADDING, style))) +
  2 * PADDING;

function drawHead(paper: Paper, y: number): number {
  const titles = columns.map(({ title }) => title);
  const style: TextStyle = { size: 7.5, color: colors.quiet, tag: 'TH' };
  const height = heightOf(paper, titles, style);
  paper.fill(sheet.left, y, sheet.right - sheet.left, height);
  drawCells(paper, titles, y, style);
  return y + height;
}

/** Draws the table of lines. Lines are not split across pages, and each page repeats the column heads. */
export const drawLines = (paper: Paper, lines: TableLine[], top: number): number =>
  paper.within('Table', () => {
    const style: TextStyle = { size: 8.5 };
    let y = drawHead(paper, top);
    for (const [index, line] of lines.entries()) {
      const cells = columns.map(({ value }) => value(line, index));
      const height = heightOf(paper, cells, style);
      const room = paper.roomFor(height, y);
      const at = room < y ? drawHead(paper, room) : y;
      drawCells(paper, cells, at, style);
      y = at + height;
      paper.line(sheet.left, y, sheet.right, y);
    }
    return y;
  });
