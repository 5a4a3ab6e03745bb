import { formatDate } from '@site/kernel/dates';
import { BRAND } from '../brand/brand.ts';
import { colors, openPaper, type Paper, sheet } from './paper.ts';
import { drawQrCode } from './qr-code.ts';

const WIDTH = sheet.right - sheet.left;
const LINE = WIDTH - 48;
const CODE = 120;
const CYAN = '#00B0ED';

/** A line in the middle of the sheet, with the space below it. */
export type CertificateLine = {
  text: string;
  as: 'caption' | 'name' | 'strong' | 'plain';
  after: number;
};

export type CertificateSheet = {
  title: string;
  number: string;
  issued_on: string;
  valid_until: string;
  lines: CertificateLine[];
  /** The target of the QR code, and the text beside it. */
  target: string;
  note: string;
  /** URL of the page that checks certificates by number. */
  check: string;
  issuer: string;
  director: string;
};

/** The logo of the site's header: a tuning fork. */
function drawMark({ pdf }: Paper, left: number, top: number, size: number) {
  pdf
    .save()
    .translate(left, top)
    .scale(size / 36);
  pdf.roundedRect(0, 0, 36, 36, 9).fill(colors.ink);
  pdf.lineCap('round').lineWidth(3).strokeColor('#ffffff').path('M13 7v10a5 5 0 0 0 10 0V7M18 22v7').stroke();
  pdf.lineWidth(2).strokeColor(CYAN).path('M8.5 9.5a8 8 0 0 0 0 6M27.5 9.5a8 8 0 0 1 0 6').stroke();
  pdf.restore();
}

/** The largest font size with which the name fits the space, up to four lines. */
const sizeOfName = (paper: Paper, name: string) =>
  [22, 18, 15].find((size) => paper.height(name, LINE, { size, bold: true, lineGap: 3 }) <= 120) ?? 12;

/** Renders a single page. The output is deterministic: the document date is the day of issue. */
export function renderCertificateSheet({ title, number, issued_on, valid_until, ...rest }: CertificateSheet) {
  const { lines, target, note, check, issuer, director } = rest;
  const paper = openPaper({ title: `${title} ${number}`, author: issuer, date: issued_on });
  const { pdf } = paper;
  const quiet = { color: colors.quiet, align: 'center', size: 11 } as const;
  const line = (text: string, y: number, size: number, bold = false) =>
    paper.text(text, sheet.left + 24, y, LINE, { size, bold, align: 'center', lineGap: 3 });
  const draw = ({ text, as }: CertificateLine, y: number) => {
    if (as === 'caption') return paper.text(text, sheet.left, y, WIDTH, quiet);
    if (as === 'name') return line(text, y, sizeOfName(paper, text), true);
    return as === 'strong' ? line(text, y, 18, true) : line(text, y, 12);
  };

  pdf.roundedRect(28, 28, 539, 786, 14).lineWidth(1.2).strokeColor(colors.line).stroke();
  paper.fill(sheet.left + WIDTH / 2 - 40, 196, 80, 3, CYAN);
  drawMark(paper, sheet.left + WIDTH / 2 - 28, 72, 56);
  paper.text(BRAND, sheet.left, 138, WIDTH, { ...quiet, size: 14 });

  let y = line(title, 222, 28, true) + 6;
  y = paper.text(`№\u00a0${number}`, sheet.left, y, WIDTH, { ...quiet, size: 13 }) + 40;
  for (const one of lines) y = draw(one, y) + one.after;
  line(`Выдан ${formatDate(issued_on)} Действует до\u00a0${formatDate(valid_until)}`, y, 12);

  const bottom = 660;
  drawQrCode(pdf, target, { left: sheet.left + 24, top: bottom, size: CODE, color: colors.ink });
  // A link over the code, for readers who have it on the screen of the phone itself.
  pdf.link(sheet.left + 24, bottom, CODE, CODE, target);
  const right = sheet.left + 24 + CODE + 24;
  const width = sheet.right - 24 - right;
  let at = paper.text(note, right, bottom + 4, width, { size: 10 }) + 4;
  at = paper.text('Проверить сертификат по\u00a0номеру:', right, at, width, { size: 10, color: colors.quiet }) + 2;
  at = paper.text(check, right, at, width, { size: 9 }) + 18;
  paper.line(right, at + 22, right + 130, at + 22, 0.8);
  paper.text(director, right + 140, at + 10, width - 140, { size: 10 });
  paper.text(issuer, right, at + 28, width, { size: 9, color: colors.quiet });
  return paper.close(() => undefined);
}
