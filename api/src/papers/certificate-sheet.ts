import { formatDate } from '@site/kernel/dates';
import { BRAND } from '../brand/brand.ts';
import { colors, openPaper, type Paper, sheet, type TextStyle } from './paper.ts';
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

const quiet = { color: colors.quiet, align: 'center', size: 11 } as const;
const plain = { align: 'center', lineGap: 3, size: 12 } as const;
const strong = { ...plain, bold: true } as const;

/** The largest font size with which the name fits the space, up to four lines. */
const sizeOfName = (paper: Paper, name: string) =>
  [22, 18, 15].find((size) => paper.height(name, LINE, { ...strong, size }) <= 120) ?? 12;

function styleOf(paper: Paper, { text, as }: CertificateLine): TextStyle & { size: number } {
  if (as === 'caption') return quiet;
  if (as === 'name') return { ...strong, size: sizeOfName(paper, text) };
  return as === 'strong' ? { ...strong, size: 18 } : plain;
}

const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4];

/** Scales down lines that do not fit `height`, since a certificate is a single page. */
function fit(paper: Paper, lines: CertificateLine[], height: number) {
  const scaled = (scale: number) =>
    lines.map((line) => {
      const style = styleOf(paper, line);
      return { text: line.text, style: { ...style, size: style.size * scale }, after: line.after * scale };
    });
  const fits = (scale: number) =>
    scaled(scale).reduce((sum, { text, style, after }) => sum + paper.height(text, LINE, style) + after, 0) <= height;
  return scaled(SCALES.find(fits) ?? SCALES.at(-1)!);
}

/** The last line of the sheet's content, above its frame. */
const END = 800;
const SIDE = sheet.left + 24 + CODE + 24;
const SIDE_WIDTH = sheet.right - 24 - SIDE;
const small = { size: 10 } as const;
const smallest = { size: 9 } as const;
const CHECK = 'Проверить сертификат по\u00a0номеру:';

/** Measures the closing of the sheet: its top, and the height of the row of the signature. */
function measureClosing(paper: Paper, { note, check, issuer, director }: CertificateSheet) {
  const signature = Math.max(28, 14 + paper.height(director, SIDE_WIDTH - 140, small));
  const height =
    4 +
    paper.height(note, SIDE_WIDTH, small) +
    4 +
    paper.height(CHECK, SIDE_WIDTH, small) +
    2 +
    paper.height(check, SIDE_WIDTH, smallest) +
    18 +
    signature +
    paper.height(issuer, SIDE_WIDTH, smallest);
  return { top: Math.min(660, END - height), signature };
}

type Closing = ReturnType<typeof measureClosing>;

/** Draws the code, and the note, the address of the check and the signatory beside it. */
function drawClosing(paper: Paper, { target, note, check, issuer, director }: CertificateSheet, closing: Closing) {
  const { top, signature } = closing;
  const code = { left: sheet.left + 24, top, size: CODE, color: colors.ink };
  paper.decoration(() => drawQrCode(paper.pdf, target, code));
  // A link over the code, for readers who have it on the screen of the phone itself.
  paper.pdf.link(sheet.left + 24, top, CODE, CODE, target);
  let at = paper.text(note, SIDE, top + 4, SIDE_WIDTH, small) + 4;
  at = paper.text(CHECK, SIDE, at, SIDE_WIDTH, { ...small, color: colors.quiet }) + 2;
  at = paper.text(check, SIDE, at, SIDE_WIDTH, smallest) + 18;
  paper.line(SIDE, at + 22, SIDE + 130, at + 22, 0.8);
  paper.text(director, SIDE + 140, at + 10, SIDE_WIDTH - 140, small);
  paper.text(issuer, SIDE, at + signature, SIDE_WIDTH, { ...smallest, color: colors.quiet });
}

/** Renders a single page. The output is deterministic: the document date is the day of issue. */
export function renderCertificateSheet(certificate: CertificateSheet) {
  const { title, number, issued_on, valid_until, issuer } = certificate;
  const paper = openPaper({ title: `${title} ${number}`, author: issuer, date: issued_on });
  const left = sheet.left + 24;

  paper.decoration(() => {
    paper.pdf.roundedRect(28, 28, 539, 786, 14).lineWidth(1.2).strokeColor(colors.line).stroke();
    drawMark(paper, sheet.left + WIDTH / 2 - 28, 72, 56);
  });
  paper.fill(sheet.left + WIDTH / 2 - 40, 196, 80, 3, CYAN);
  paper.text(BRAND, sheet.left, 138, WIDTH, { ...quiet, size: 14 });

  let y = paper.text(title, left, 222, LINE, { ...strong, size: 28, tag: 'H1' }) + 6;
  y = paper.text(`№\u00a0${number}`, left, y, LINE, { ...quiet, size: 13 }) + 40;
  const closing = measureClosing(paper, certificate);
  const term = `Выдан ${formatDate(issued_on)} Действует до\u00a0${formatDate(valid_until)}`;
  const lines = [...certificate.lines, { text: term, as: 'plain', after: 12 } as const];
  for (const { text, style, after } of fit(paper, lines, closing.top - y))
    y = paper.text(text, left, y, LINE, style) + after;
  drawClosing(paper, certificate, closing);
  return paper.close(() => undefined);
}
