import PDFDocument from 'pdfkit';
import type { DocumentSection } from '../tables/document-tables.ts';
import { bytesOf, pdfFont, tagged } from './pdf-parts.ts';

export type PdfFigure = { png: Buffer; alt: string; caption: string };
export type PdfInput = {
  title: string;
  brand: string;
  updatedAt: string;
  sections: DocumentSection[];
  /** Above the sections. */
  figures?: PdfFigure[];
};

const MARGIN = 64;
const GAP = 16;
/** Width to height of the room for a figure. */
const PROPORTION = 4 / 3;

/** Draws figures in rows, one or two in each. A row is not split across pages. */
function drawFigures(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, figures: readonly PdfFigure[]) {
  const across = Math.min(figures.length, 2);
  const width = (pdf.page.width - 2 * MARGIN - GAP * (across - 1)) / across;
  const height = width / PROPORTION;
  const small = { width, lineGap: 1 };
  pdf.font('regular').fontSize(9);
  for (let first = 0; first < figures.length; first += across) {
    const row = figures.slice(first, first + across);
    const words = Math.max(...row.map(({ caption }) => pdf.heightOfString(caption, small)));
    const room = pdf.page.height - MARGIN - pdf.y;
    if (room < GAP + height + words) pdf.addPage();
    else pdf.y += GAP / 2;
    const top = pdf.y;
    for (const [index, { png, alt, caption }] of row.entries()) {
      const left = MARGIN + index * (width + GAP);
      // The types of pdfkit do not declare `bbox`, which readers need for a figure.
      const described = { alt, bbox: [left, top, left + width, top + height] };
      const draw = () => void pdf.image(png, left, top, { fit: [width, height], align: 'center', valign: 'center' });
      root.add(pdf.struct('Figure', described, draw));
      pdf.text(caption, left, top + height + 2, { ...small, structParent: root, structType: 'P' });
    }
    pdf.x = MARGIN;
    pdf.y = top + height + words + 2;
  }
}

/** Deterministic: the PDF's date is the document's own, not the time of rendering. */
export function renderPdf({ title, brand, updatedAt, sections, figures = [] }: PdfInput): Promise<Buffer> {
  const date = new Date(`${updatedAt}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    info: { Title: title, Author: brand, CreationDate: date, ModDate: date },
    lang: 'ru-RU',
    displayTitle: true,
    ...tagged,
  });
  const done = bytesOf(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const as = (structType: 'H1' | 'H2' | 'P') => ({ structParent: root, structType });
  pdf.registerFont('regular', pdfFont('DejaVuSans')).registerFont('bold', pdfFont('DejaVuSans-Bold'));
  pdf.font('regular').fontSize(10).fillColor('#51657A').text(brand, as('P'));
  pdf.moveDown(0.5).font('bold').fontSize(18).fillColor('#0B2239').text(title, as('H1'));
  if (figures.length) drawFigures(pdf, root, figures);
  for (const section of sections) {
    pdf.moveDown(1).font('bold').fontSize(12).text(section.title, as('H2'));
    pdf.font('regular').fontSize(10);
    for (const paragraph of section.paragraphs) pdf.moveDown(0.4).text(paragraph, { lineGap: 2, ...as('P') });
  }
  root.end();
  pdf.end();
  return done;
}
