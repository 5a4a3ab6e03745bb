import { drawQrCode } from '../../papers/qr-code.ts';
import { colors, type Paper, sheet } from '../../papers/paper.ts';
import { bound } from '../../papers/paper-texts.ts';
import type { Seller } from '../../tables/seller.ts';

const CODE = 104;
const GAP = 20;
const right = sheet.right - CODE - GAP;
/** Left edge of the right half. */
const middle = sheet.left + 205;

const HALF = 28;
const PADDING = 5;

function cell(paper: Paper, label: string, value: string, x: number, y: number, width: number) {
  paper.text(label, x + PADDING, y + 4, width, { size: 6.5, color: colors.quiet });
  paper.text(value, x + PADDING, y + 13, width - 2 * PADDING, { size: 8.5 });
}

/** Draws the payee's bank details in the order of a payment order. */
export function drawBank(paper: Paper, seller: Seller, top: number): number {
  const left = sheet.left;
  const rows = [0, 1, 2, 3].map((row) => top + row * HALF);
  const bottom = top + 4 * HALF;
  cell(paper, 'Банк получателя', bound(seller.bank_name), left, top, middle - left);
  cell(paper, 'БИК', seller.bik, middle, rows[0] ?? top, right - middle);
  cell(paper, 'Корр. счёт', seller.corr_account, middle, rows[1] ?? top, right - middle);
  cell(paper, 'ИНН', seller.inn, left, rows[2] ?? top, 100);
  cell(paper, 'КПП', seller.kpp, left + 102, rows[2] ?? top, 100);
  cell(paper, 'Получатель', seller.name, left, rows[3] ?? top, middle - left);
  cell(paper, 'Расчётный счёт', seller.checking_account, middle, rows[2] ?? top, right - middle);
  for (const y of [top, rows[2] ?? top, bottom]) paper.line(left, y, right, y);
  paper.line(middle, rows[1] ?? top, right, rows[1] ?? top);
  paper.line(left, rows[3] ?? top, middle, rows[3] ?? top);
  for (const x of [left, middle, right]) paper.line(x, top, x, bottom);
  paper.line(left + 102, rows[2] ?? top, left + 102, rows[3] ?? top);
  return bottom;
}

export function drawCode(paper: Paper, content: string, top: number): number {
  const left = sheet.right - CODE;
  drawQrCode(paper.pdf, content, { left, top, size: CODE, color: colors.ink });
  return paper.text('Оплата по\u00a0QR-коду', left, top + CODE + 6, CODE, {
    size: 7,
    align: 'center',
    color: colors.quiet,
  });
}
