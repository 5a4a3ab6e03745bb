import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

type FontName = 'DejaVuSans' | 'DejaVuSans-Bold' | 'DejaVuSansCondensed' | 'DejaVuSansCondensed-Bold';

const fonts = new Map<FontName, PDFKit.Mixins.PDFFontSource>();

/** Read once: reading the font is four fifths of the work of a short document. The library takes such fonts, its types do not say so. */
export function pdfFont(name: FontName): PDFKit.Mixins.PDFFontSource {
  const path = () => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
  const font = fonts.get(name) ?? (fontkit.openSync(path()) as unknown as PDFKit.Mixins.PDFFontSource);
  fonts.set(name, font);
  return font;
}

/** The whole file, once the document has been ended. */
export const bytesOf = (pdf: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
