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
/** Offset of a value below its label. */
const VALUE = 13;
const valueStyle = { size: 8.5 } as const;

function cell(paper: Paper, label: string, value: string, x: number, y: number, width: number) {
  paper.text(label, x + PADDING, y + 4, width, { size: 6.5, color: colors.quiet });
  paper.text(value, x + PADDING, y + VALUE, width - 2 * PADDING, valueStyle);
}

/** Draws the payee's bank details in the order of a payment order. */
export function drawBank(paper: Paper, seller: Seller, top: number): number {
  const left = sheet.left;
  const bank = bound(seller.bank_name);
  const heightOf = (value: string) => VALUE + paper.height(value, middle - left - 2 * PADDING, valueStyle) + 4;
  const second = top + HALF;
  const third = top + Math.max(2 * HALF, heightOf(bank));
  const fourth = third + HALF;
  const bottom = fourth + Math.max(HALF, heightOf(seller.name));
  cell(paper, 'Банк получателя', bank, left, top, middle - left);
  cell(paper, 'БИК', seller.bik, middle, top, right - middle);
  cell(paper, 'Корр. счёт', seller.corr_account, middle, second, right - middle);
  cell(paper, 'ИНН', seller.inn, left, third, 100);
  cell(paper, 'КПП', seller.kpp, left + 102, third, 100);
  cell(paper, 'Получатель', seller.name, left, fourth, middle - left);
  cell(paper, 'Расчётный счёт', seller.checking_account, middle, third, right - middle);
  for (const y of [top, third, bottom]) paper.line(left, y, right, y);
  paper.line(middle, second, right, second);
  paper.line(left, fourth, middle, fourth);
  for (const x of [left, middle, right]) paper.line(x, top, x, bottom);
  paper.line(left + 102, third, left + 102, fourth);
  return bottom;
}

export function drawCode(paper: Paper, content: string, top: number): number {
  const left = sheet.right - CODE;
  paper.decoration(() => drawQrCode(paper.pdf, content, { left, top, size: CODE, color: colors.ink }));
  return paper.text('Оплата по\u00a0QR-коду', left, top + CODE + 6, CODE, {
    size: 7,
    align: 'center',
    color: colors.quiet,
  });
}
