import PDFDocument from 'pdfkit';
import { beforeEach, expect, test, vi } from 'vitest';
import { pdfText } from '../../test/pdf-text.ts';
import type * as PdfParts from './pdf-parts.ts';

let parts: typeof PdfParts;

beforeEach(async () => {
  vi.resetModules(); // The process has not rendered any document yet.
  parts = await import('./pdf-parts.ts');
});

async function render(text: string) {
  const pdf = new PDFDocument();
  const bytes = parts.bytesOf(pdf);
  pdf.font(parts.pdfFont('DejaVuSans')).text(text).end();
  return pdfText(await bytes);
}

// A composite glyph loads its parts: «и» for «й», «е» for «ё».
test.each(['Май', 'ёж'])('keeps every letter searchable in the document after one with «%s»', async (before) => {
  await render(before);
  expect(await render('Сертификат: ёлка')).toBe('Сертификат: ёлка');
});
