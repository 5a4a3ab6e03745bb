import { encodeQR } from 'qr';

type Place = { left: number; top: number; size: number; color: string };

/** Modules in a row are joined, because viewers draw hairlines between separate rectangles. */
export function drawQrCode(pdf: PDFKit.PDFDocument, content: string, { left, top, size, color }: Place) {
  const modules = encodeQR(content, 'raw', { ecc: 'medium', border: 1 });
  const side = size / modules.length;
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      pdf.rect(left + start * side, top + y * side, (x - start + 1) * side, side);
    }
  });
  pdf.fill(color);
}
