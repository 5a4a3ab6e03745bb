import type { OfferDocument } from '@site/contracts/offer-document';
import { type TotalRow, totalRows } from '@site/kp-rules/total-rows';
import { colors, type Paper, sheet } from '../../../../papers/paper.ts';
import { formatKopecks } from '../../../../papers/paper-texts.ts';
import { isOnRequest, ON_REQUEST_NOTE, RATE_NOTE } from '../document-words.ts';

const WIDTH = sheet.right - sheet.left;
const VALUES = 120;
const words = { bold: true, size: 10 } as const;
const note = { size: 7.5, color: colors.quiet } as const;

function valueOf({ kind, sum }: TotalRow): string {
  if (sum === null) return '';
  return (kind === 'discount' ? '−' : '') + formatKopecks(sum) + (kind === 'total' ? '\u00a0₽' : '');
}

/** Draws the sums, the total in words and the notes on one page. */
export function drawTotals(paper: Paper, document: OfferDocument, top: number): number {
  const { totals } = document;
  const rows = totalRows(totals);
  const notes = [isOnRequest(document) ? `${ON_REQUEST_NOTE}.` : '', totals.vat.rate === null ? '' : `${RATE_NOTE}.`]
    .filter(Boolean)
    .join(' ');
  const needed = rows.length * 20 + paper.height(totals.in_words, WIDTH, words) + paper.height(notes, WIDTH, note) + 30;
  let y = paper.roomFor(needed, top);
  for (const row of rows) {
    const { kind, label } = row;
    const value = valueOf(row);
    const bold = kind === 'total';
    const style = { align: 'right', bold, size: bold ? 11 : 9 } as const;
    const at = bold ? y + 2 : y;
    paper.text(label, sheet.left, at, value ? WIDTH - VALUES : WIDTH - 4, {
      ...style,
      color: bold ? colors.ink : colors.quiet,
    });
    y =
      (value
        ? paper.text(value, sheet.right - VALUES, at, VALUES - 4, style)
        : at + paper.height(label, WIDTH, style)) + 4;
  }
  y = paper.text(totals.in_words, sheet.left, y + 6, WIDTH, words) + 4;
  return notes ? paper.text(notes, sheet.left, y, WIDTH, note) : y;
}
