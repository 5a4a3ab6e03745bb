import type { OrderCompany } from '@site/contracts/orders';
import { formatDate } from '@site/kernel/dates';
import { amountInWords } from '@site/kernel/amount-in-words';
import { vatKopecksInside } from '@site/kernel/vat';
import type { Invoice } from '../../tables/invoice-tables.ts';
import { drawLines, type TableLine } from '../../papers/line-table.ts';
import { colors, openPaper, type Paper, sheet } from '../../papers/paper.ts';
import { bound, formatKopecks, formatSum } from '../../papers/paper-texts.ts';
import { paymentCode } from './invoice-texts.ts';
import { drawBank, drawCode } from './invoice-bank.ts';

/** The subject of the payment. */
export type Invoiced = {
  /** «Заказ № 100045 от 21 ноября 2026 г.» */
  basis: string;
  /** «условиями поставки» */
  terms: string;
  company: OrderCompany;
  lines: TableLine[];
  total: number;
  vat_rate: number;
};

const WIDTH = sheet.right - sheet.left;
const LABELS = 78;
const NAMES = 140;

/** Tax numbers of a party; empty for a person. */
const requisites = ({ inn, kpp }: { inn: string; kpp: string }) =>
  inn && `ИНН\u00a0${inn}${kpp && `, КПП\u00a0${kpp}`}`;
const party = (...parts: string[]) => parts.filter(Boolean).join(', ');
/** The buyer's bank account, which accounting compares with the payment. */
const bankOf = ({ checking_account, bank_name, bik, corr_account }: OrderCompany) =>
  party(
    checking_account && `расч.\u00a0счёт\u00a0${checking_account}`,
    bank_name,
    bik && `БИК\u00a0${bik}`,
    corr_account && `корр.\u00a0счёт\u00a0${corr_account}`,
  );

function drawParties(paper: Paper, invoice: Invoice, invoiced: Invoiced, top: number): number {
  const { seller } = invoice;
  const { company } = invoiced;
  const rows = [
    ['Поставщик', party(seller.name, requisites(seller), seller.address)],
    ['Покупатель', party(company.company, requisites(company), company.legal_address, bankOf(company))],
    ['Основание', invoiced.basis],
  ] as const;
  return rows.reduce((y, [label, value]) => {
    paper.text(label, sheet.left, y, LABELS, { color: colors.quiet });
    return paper.text(bound(value), sheet.left + LABELS, y, WIDTH - LABELS) + 6;
  }, top);
}

/** Draws the totals. VAT is calculated from the total, so that rounding of lines does not add up. */
function drawTotals(paper: Paper, invoiced: Invoiced, top: number): number {
  const vat = vatKopecksInside(invoiced.total, invoiced.vat_rate);
  const rows = [
    ['Итого', formatSum(invoiced.total), false],
    [`В\u00a0том числе НДС ${invoiced.vat_rate}\u00a0%`, formatKopecks(vat), false],
    ['Всего к\u00a0оплате', `${formatSum(invoiced.total)}\u00a0₽`, true],
  ] as const;
  return rows.reduce((y, [label, value, bold]) => {
    const size = bold ? 11 : 9;
    const at = bold ? y + 2 : y;
    paper.text(label, sheet.left, at, WIDTH - 110, {
      align: 'right',
      bold,
      size,
      color: bold ? colors.ink : colors.quiet,
    });
    return paper.text(value, sheet.right - 105, at, 100, { align: 'right', bold, size }) + 4;
  }, top);
}

/** Measures the signatures, so that they stay on one page with the total. */
function signaturesOf(paper: Paper, { seller }: Invoice) {
  const rows = [
    { role: 'Руководитель', name: seller.director },
    { role: 'Главный бухгалтер', name: seller.accountant },
  ].map((row) => ({ ...row, height: Math.max(34, paper.height(row.name, NAMES) + 8) }));
  const draw = (top: number) => {
    let y = top;
    for (const { role, name, height } of rows) {
      paper.text(role, sheet.left, y, 100, { color: colors.quiet });
      paper.line(sheet.left + 100, y + 12, sheet.left + 250, y + 12, 0.8);
      paper.text('подпись', sheet.left + 100, y + 15, 150, { size: 6.5, align: 'center', color: colors.quiet });
      paper.text(name, sheet.left + 262, y, NAMES);
      y += height;
    }
    paper.text('М.\u00a0П.', sheet.right - 60, top + 34, 60, { align: 'center', color: colors.quiet });
  };
  return { height: rows.reduce((sum, { height }) => sum + height, 0), draw };
}

function drawClosing(paper: Paper, invoice: Invoice, invoiced: Invoiced, top: number) {
  const words = amountInWords(invoiced.total);
  const note = bound(
    `Счёт действителен до ${formatDate(invoice.due_date)} Оплата означает согласие с ${invoiced.terms}.`,
  );
  const signatures = signaturesOf(paper, invoice);
  const needed =
    62 + paper.height(words, WIDTH, { bold: true, size: 10 }) + paper.height(note, WIDTH) + 66 + signatures.height;
  // Keep the total, its words and the signatures on one page.
  let y = paper.roomFor(needed, top);
  y = drawTotals(paper, invoiced, y + 8) + 10;
  y = paper.text(
    `Всего наименований ${invoiced.lines.length}, на\u00a0сумму ${formatSum(invoiced.total)}\u00a0₽`,
    sheet.left,
    y,
    WIDTH,
    { color: colors.quiet },
  );
  y = paper.text(words, sheet.left, y + 2, WIDTH, { bold: true, size: 10 }) + 12;
  y = paper.text(note, sheet.left, y, WIDTH) + 34;
  signatures.draw(y);
}

/** Renders the PDF. Deterministic: the same invoice gives the same bytes. */
export function renderInvoice(invoice: Invoice, invoiced: Invoiced): Promise<Buffer> {
  const title = `Счёт на\u00a0оплату №\u00a0${invoice.number} от\u00a0${formatDate(invoice.date)}`;
  const paper = openPaper({ title, author: invoice.seller.name, date: invoice.date });
  const bank = drawBank(paper, invoice.seller, sheet.top);
  const code = drawCode(paper, paymentCode(invoice, invoiced), sheet.top);
  let y = Math.max(bank, code) + 22;
  y = paper.text(title, sheet.left, y, WIDTH, { bold: true, size: 15, tag: 'H1' }) + 8;
  paper.fill(sheet.left, y, WIDTH, 1.4, colors.ink);
  y = drawParties(paper, invoice, invoiced, y + 14) + 8;
  y = drawLines(paper, invoiced.lines, y);
  drawClosing(paper, invoice, invoiced, y);
  return paper.close((page, pages) => {
    const text = pages > 1 ? `Счёт №\u00a0${invoice.number}, страница ${page} из\u00a0${pages}` : '';
    paper.text(text, sheet.left, 808, WIDTH, { size: 7.5, align: 'right', color: colors.quiet });
  });
}
