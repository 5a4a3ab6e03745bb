import type { OfferDocument } from '@site/contracts/offer-document';
import { formatCount } from '@site/kernel/plurals';
import { colors, type Paper, sheet } from '../../../../papers/paper.ts';
import { bound } from '../../../../papers/paper-texts.ts';
import { standingText, titleOf, validityOf } from '../document-words.ts';

const WIDTH = sheet.right - sheet.left;
const LOGO = { width: 130, height: 54 };
const LABELS = 88;
const quiet = { color: colors.quiet, size: 8.5 } as const;

const listed = (...parts: string[]) => parts.filter(Boolean).join(', ');

function drawLetterhead(paper: Paper, { seller }: OfferDocument, logo: Buffer | null, top: number): number {
  const x = sheet.right - LOGO.width;
  if (logo) paper.pdf.image(logo, x, top, { fit: [LOGO.width, LOGO.height], align: 'right' });
  const width = logo ? WIDTH - LOGO.width - 20 : WIDTH;
  let y = paper.text(bound(seller.name), sheet.left, top, width, { bold: true, size: 11 }) + 2;
  const requisites = listed(seller.inn && `ИНН\u00a0${seller.inn}`, seller.kpp && `КПП\u00a0${seller.kpp}`);
  for (const line of [requisites, seller.address, listed(...seller.phones, seller.email, seller.site)])
    if (line) y = paper.text(bound(line), sheet.left, y, width, quiet);
  return Math.max(y, logo ? top + LOGO.height : y);
}

function facts({ customer, object }: OfferDocument): [label: string, value: string][] {
  const size = listed(
    object.spaces === null ? '' : formatCount(object.spaces, ['машино-место', 'машино-места', 'машино-мест']),
    object.lanes > 0 ? formatCount(object.lanes, ['точка проезда', 'точки проезда', 'точек проезда']) : '',
    object.payment_points > 0
      ? formatCount(object.payment_points, ['точка оплаты', 'точки оплаты', 'точек оплаты'])
      : '',
  );
  const rows: [string, string][] = [
    ['Заказчик', listed(customer.company, customer.inn && `ИНН\u00a0${customer.inn}`)],
    ['Контактное лицо', listed(customer.contact, customer.phone, customer.email)],
    ['Объект', listed(object.name, object.address)],
    ['Парковка', size],
  ];
  return rows.filter(([, value]) => value !== '');
}

function drawStanding(paper: Paper, text: string, top: number): number {
  const height = paper.height(text, WIDTH - 20, { bold: true }) + 12;
  paper.fill(sheet.left, top, WIDTH, height, '#FFF3D6');
  paper.text(text, sheet.left + 10, top + 6, WIDTH - 20, { bold: true });
  return top + height;
}

/** Draws the letterhead, title, validity, notice and customer, up to the letter. */
export function drawHead(paper: Paper, document: OfferDocument, logo: Buffer | null): number {
  let y = drawLetterhead(paper, document, logo, sheet.top) + 14;
  paper.fill(sheet.left, y, WIDTH, 1.4, colors.ink);
  y = paper.text(titleOf(document), sheet.left, y + 14, WIDTH, { bold: true, size: 15, tag: 'H1' }) + 3;
  const version = document.version > 1 ? `Версия\u00a0${document.version}. ` : '';
  y = paper.text(`${version}${validityOf(document)}`, sheet.left, y, WIDTH, { color: colors.quiet }) + 8;
  const standing = standingText(document);
  if (standing) y = drawStanding(paper, standing, y) + 8;
  for (const [label, value] of facts(document)) {
    paper.text(label, sheet.left, y, LABELS, { color: colors.quiet });
    y = paper.text(bound(value), sheet.left + LABELS, y, WIDTH - LABELS) + 4;
  }
  return y + 4;
}
