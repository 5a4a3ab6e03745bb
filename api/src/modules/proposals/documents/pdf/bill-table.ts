import type { OfferDocument, OfferedLine } from '@site/contracts/offer-document';
import { subtotalLabel } from '@site/kp-rules/total-rows';
import { colors, type Paper, sheet, type TextStyle } from '../../../../papers/paper.ts';
import { formatKopecks } from '../../../../papers/paper-texts.ts';
import type { DocumentPictures } from '../document-pictures.ts';
import { type Column, columnsOf } from './columns.ts';

type Section = OfferDocument['sections'][number];

const PADDING = 4;
const PICTURE = { width: 38, height: 28 };
const WIDTH = sheet.right - sheet.left;
const body: TextStyle = { size: 8 };
const band: TextStyle = { size: 9, bold: true };

/** Draws the bill over the full width. Rows are not split across pages, and each page repeats the column heads. */
export function drawBill(paper: Paper, document: OfferDocument, pictures: DocumentPictures, top: number): number {
  const columns = columnsOf(document);
  const { pdf } = paper;
  let y = top;

  const heightOf = (cells: string[], style: TextStyle) =>
    Math.max(...columns.map(({ width }, index) => paper.height(cells[index] ?? '', width - 2 * PADDING, style))) +
    2 * PADDING;

  function drawCells(cells: string[], style: TextStyle) {
    paper.within('TR', () =>
      columns.reduce((x, { width, align }, index) => {
        const text = cells[index];
        if (text) paper.text(text, x + PADDING, y + PADDING, width - 2 * PADDING, { tag: 'TD', ...style, align });
        return x + width;
      }, sheet.left as number),
    );
  }

  function drawHead() {
    const titles = columns.map(({ title }) => title);
    const style: TextStyle = { size: 7.5, color: colors.quiet, tag: 'TH' };
    const height = heightOf(titles, style);
    paper.fill(sheet.left, y, WIDTH, height);
    drawCells(titles, style);
    y += height;
  }

  const bandHeight = (text: string) => paper.height(text, WIDTH - 2 * PADDING, band) + 8;

  function drawBand(text: string) {
    const height = bandHeight(text);
    paper.within('TR', () =>
      paper.text(text, sheet.left + PADDING, y + 6, WIDTH - 2 * PADDING, { tag: 'TH', ...band }),
    );
    y += height;
    paper.line(sheet.left, y, sheet.right, y);
  }

  /** Starts a page when `height` does not fit, and repeats the section's title there. */
  function makeRoom(height: number, continued?: string) {
    const room = paper.roomFor(height, y);
    if (room === y) return;
    y = room;
    drawHead();
    if (continued) drawBand(`${continued} (продолжение)`);
  }

  const cellsOf = (line: OfferedLine) => columns.map(({ value }: Column) => value?.(line) ?? '');
  const rowHeight = (line: OfferedLine) =>
    Math.max(heightOf(cellsOf(line), body), document.shows.images ? PICTURE.height + 2 * PADDING : 0);

  function drawLine(line: OfferedLine) {
    const picture = document.shows.images ? pictures.lines.get(line.key) : undefined;
    if (picture) {
      const x = sheet.left + (columns[0]?.width ?? 0) + PADDING;
      pdf.image(picture, x, y + PADDING, { fit: [PICTURE.width, PICTURE.height], align: 'center', valign: 'center' });
    }
    const height = rowHeight(line);
    drawCells(cellsOf(line), body);
    y += height;
    paper.line(sheet.left, y, sheet.right, y);
  }

  const subtotalHeight = (section: Section) =>
    paper.height(subtotalLabel(section.title), WIDTH - 110, { size: 8 }) + 13;

  function drawSubtotal(section: Section) {
    const height = subtotalHeight(section);
    paper.within('TR', () => {
      paper.text(subtotalLabel(section.title), sheet.left + PADDING, y + 6, WIDTH - 110, {
        ...{ tag: 'TH', size: 8, align: 'right', color: colors.quiet },
      });
      paper.text(formatKopecks(section.subtotal), sheet.right - 100, y + 6, 100 - PADDING, {
        ...{ tag: 'TD', size: 8, bold: true, align: 'right' },
      });
    });
    y += height;
  }

  const drawSections = () => {
    drawHead();
    for (const section of document.sections) drawSection(section);
  };

  function drawSection(section: Section) {
    const [first] = section.lines;
    // Keep a heading with its first line and a subtotal with its last one.
    makeRoom(bandHeight(section.title) + (first ? rowHeight(first) : 0));
    drawBand(section.title);
    for (const line of section.lines) {
      const isLast = line === section.lines[section.lines.length - 1];
      makeRoom(rowHeight(line) + (isLast ? subtotalHeight(section) : 0), section.title);
      drawLine(line);
    }
    drawSubtotal(section);
  }

  paper.within('Table', drawSections);
  return y;
}
