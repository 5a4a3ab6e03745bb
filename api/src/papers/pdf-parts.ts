import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

type FontName = 'DejaVuSans' | 'DejaVuSans-Bold' | 'DejaVuSansCondensed' | 'DejaVuSansCondensed-Bold';

const fonts = new Map<FontName, PDFKit.Mixins.PDFFontSource>();

/** Reads a font once per process: reading takes four fifths of the time of a short document. */
export function pdfFont(name: FontName): PDFKit.Mixins.PDFFontSource {
  const font = fonts.get(name) ?? openFont(name);
  fonts.set(name, font);
  return font;
}

function openFont(name: FontName): PDFKit.Mixins.PDFFontSource {
  const font = fontkit.openSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)) as fontkit.Font;
  // fontkit caches a glyph with the characters of its first use. «й» loads the glyph of «и» as a component, without
  // characters, and «и» would be missing from the text of every later document: it could not be searched or copied.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  // pdfkit accepts an open font; its types do not declare it.
  return font as unknown as PDFKit.Mixins.PDFFontSource;
}

/** Options of a document with a structure: screen readers need its headings, paragraphs and tables. */
export const tagged = { pdfVersion: '1.7', tagged: true } as const;

export const bytesOf = (pdf: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
