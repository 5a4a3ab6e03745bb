import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import type { DocumentSection } from '../../db/schema.ts';

const require = createRequire(import.meta.url);

/** Read once: reading the font is four fifths of the work of a short document. The library takes such fonts, its types do not say so. */
const font = (name: string) =>
  fontkit.openSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)) as unknown as PDFKit.Mixins.PDFFontSource;

const loadFonts = () => ({ regular: font('DejaVuSans'), bold: font('DejaVuSans-Bold') });
let fonts: ReturnType<typeof loadFonts> | undefined;

export type PdfInput = { title: string; brand: string; updatedAt: string; sections: DocumentSection[] };

/** The same input gives the same bytes: the date inside is the document's own, not the moment of rendering. */
export function renderPdf({ title, brand, updatedAt, sections }: PdfInput): Promise<Buffer> {
  fonts ??= loadFonts();
  const date = new Date(`${updatedAt}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 64, bottom: 64, left: 64, right: 64 },
    info: { Title: title, Author: brand, CreationDate: date, ModDate: date },
    lang: 'ru-RU',
    displayTitle: true,
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  pdf.font('regular').fontSize(10).fillColor('#51657A').text(brand);
  pdf.moveDown(0.5).font('bold').fontSize(18).fillColor('#0B2239').text(title);
  for (const section of sections) {
    pdf.moveDown(1).font('bold').fontSize(12).text(section.title);
    pdf.font('regular').fontSize(10);
    for (const paragraph of section.paragraphs) pdf.moveDown(0.4).text(paragraph, { lineGap: 2 });
  }
  pdf.end();
  return done;
}
