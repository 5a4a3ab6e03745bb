import type { OfferDocument } from '@site/contracts/offer-document';
import { subtotalLabel, type TotalRow, totalRows } from '@site/kp-rules/total-rows';
import {
  isOnRequest,
  NO_PUBLIC_OFFER,
  ON_REQUEST_NOTE,
  RATE_NOTE,
  standingText,
  titleOf,
  validityOf,
} from '../document-words.ts';
import { columnsOf, type Letters } from './bill-columns.ts';
import { calculated, money, text } from '../../../../papers/xlsx/cells.ts';
import type { Cell, Sheet } from '../../../../papers/xlsx/xlsx-file.ts';

/** First and last row of a section's lines, numbered from 1. */
type Span = { first: number; last: number };
type Labelled = [label: Cell, value: Cell];

/** Sums quantity × price per section. SUMPRODUCT treats the text of a price on request as zero. */
const retailFormula = ({ qty, price }: Letters, spans: Span[]) =>
  spans.map(({ first, last }) => `SUMPRODUCT(${qty}${first}:${qty}${last},${price}${first}:${price}${last})`).join('+');

/** Rows of the totals. When unit prices are hidden, the discount is a constant and the retail total is calculated from it. */
function totalsOf({ totals, shows }: OfferDocument, letters: Letters, spans: Span[], first: number): Labelled[] {
  const rows = totalRows(totals);
  const cellOf = (kind: TotalRow['kind']) => `${letters.sum}${first + rows.findIndex((row) => row.kind === kind)}`;
  const [retail, discount, total] = [cellOf('retail'), cellOf('discount'), cellOf('total')];
  const { rate, amount } = totals.vat;
  const isCounted = shows.unit_prices && spans.length > 0;
  const subtotals = spans.map(({ last }) => `${letters.sum}${last + 1}`).join('+') || '0';
  const before = isCounted ? retailFormula(letters, spans) : `${total}+${discount}`;
  const cells: Record<TotalRow['kind'], () => Cell> = {
    retail: () => calculated(`ROUND(${before},2)`, totals.retail_total, 'sum'),
    discount: () =>
      isCounted ? calculated(`ROUND(${retail}-${total},2)`, totals.discount, 'sum') : money(totals.discount, 'sum'),
    total: () => calculated(`ROUND(${subtotals},2)`, totals.total, 'total'),
    vat: () =>
      rate === null || amount === null ? null : calculated(`ROUND(${total}*${rate}/${100 + rate},2)`, amount, 'sum'),
  };
  return rows.map(({ kind, label }) => [text(label, kind === 'total' ? 'totalLabel' : 'sumLabel'), cells[kind]()]);
}

const notesOf = (document: OfferDocument): string[] => [
  ...(document.totals.in_words ? [`Всего на\u00a0сумму: ${document.totals.in_words}`] : []),
  ...(isOnRequest(document) ? [ON_REQUEST_NOTE] : []),
  ...(document.totals.vat.rate === null ? [] : [RATE_NOTE]),
  NO_PUBLIC_OFFER,
];

/** Sheet «Смета»: the bill, with formulas that recalculate after a changed quantity or price. */
export function billSheet(document: OfferDocument): Sheet {
  const { columns, letters } = columnsOf(document);
  const { sections, customer, object } = document;
  const note = (parts: string[], by: string) => [text(parts.filter(Boolean).join(by), 'note')];
  const head: Cell[][] = [
    [text(titleOf(document), 'title')],
    note([object.name, object.address, customer.company], ', '),
    note([validityOf(document), standingText(document)], '. '),
    columns.map(({ title }) => text(title, 'head')),
  ];
  const rows = [...head];
  // The label goes into the column before the sums.
  const labelled = ([label, value]: Labelled) =>
    rows.push([...Array<Cell>(columns.length - 2).fill(null), label, value]);

  const spans = sections.map((section): Span => {
    const first = rows.length + 1;
    for (const line of section.lines) rows.push(columns.map(({ cell }) => cell(line, section, rows.length + 1)));
    const last = rows.length;
    const sum = calculated(`SUM(${letters.sum}${first}:${letters.sum}${last})`, section.subtotal, 'sum');
    labelled([text(subtotalLabel(section.title), 'sumLabel'), sum]);
    return { first, last };
  });
  rows.push([]);
  totalsOf(document, letters, spans, rows.length + 1).forEach(labelled);
  rows.push([], ...notesOf(document).map((one) => [text(one, 'note')]));
  return { name: 'Смета', widths: columns.map(({ width }) => width), frozen: head.length, rows };
}
