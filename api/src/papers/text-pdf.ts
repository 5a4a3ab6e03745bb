import PDFDocument from 'pdfkit';
import type { DocumentSection } from '../tables/document-tables.ts';
import { bytesOf, pdfFont, tagged } from './pdf-parts.ts';

export type PdfInput = { title: string; brand: string; updatedAt: string; sections: DocumentSection[] };

/** Deterministic: the PDF's date is the document's own, not the time of rendering. */
export function renderPdf({ title, brand, updatedAt, sections }: PdfInput): Promise<Buffer> {
  const date = new Date(`${updatedAt}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 64, bottom: 64, left: 64, right: 64 },
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
  for (const section of sections) {
    pdf.moveDown(1).font('bold').fontSize(12).text(section.title, as('H2'));
    pdf.font('regular').fontSize(10);
    for (const paragraph of section.paragraphs) pdf.moveDown(0.4).text(paragraph, { lineGap: 2, ...as('P') });
  }
  root.end();
  pdf.end();
  return done;
}
