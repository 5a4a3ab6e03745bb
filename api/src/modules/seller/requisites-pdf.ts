import { formatDate, siteDay } from '@site/kernel/dates';
import { drawQrCode } from '../../papers/qr-code.ts';
import { colors, openPaper, sheet } from '../../papers/paper.ts';
import { bound } from '../../papers/paper-texts.ts';

const CODE = 130;
const GAP = 24;
const LABELS = 130;
const big = { size: 10 } as const;
const VALUES = sheet.right - sheet.left - CODE - GAP - LABELS;

type Requisites = { name: string; items: { label: string; value: string }[]; code: string; date: Date };

/** Renders the payment details as a PDF with a QR code for banking apps. */
export function renderRequisites({ name, items, code, date }: Requisites): Promise<Buffer> {
  const day = siteDay(date);
  const title = `Реквизиты ${name}`;
  const paper = openPaper({ title, author: name, date: day });
  const top =
    paper.text(title, sheet.left, sheet.top, sheet.right - sheet.left, { bold: true, size: 15, tag: 'H1' }) + 16;
  const left = sheet.right - CODE;
  paper.decoration(() => drawQrCode(paper.pdf, code, { left, top, size: CODE, color: colors.ink }));
  paper.text('Для банковского приложения', left, top + CODE + 6, CODE, {
    size: 7.5,
    align: 'center',
    color: colors.quiet,
  });
  items.reduce((y, { label, value }) => {
    const text = bound(value);
    const height = Math.max(paper.height(label, LABELS, { color: colors.quiet }), paper.height(text, VALUES, big));
    const at = paper.roomFor(height, y);
    paper.text(label, sheet.left, at, LABELS, { color: colors.quiet });
    paper.text(text, sheet.left + LABELS, at, VALUES, big);
    const end = at + height;
    paper.line(sheet.left, end + 4, sheet.left + LABELS + VALUES, end + 4);
    return end + 11;
  }, top);
  return paper.close(() => {
    paper.text(`На\u00a0${formatDate(day)}`, sheet.left, 808, sheet.right - sheet.left, {
      size: 7.5,
      align: 'right',
      color: colors.quiet,
    });
  });
}
