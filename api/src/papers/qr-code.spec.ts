import { expect, test } from 'vitest';
import decodeQR from 'qr/decode.js';
import { drawQrCode } from './qr-code.ts';

const SIZE = 400;

/** The drawn code as image data for the decoder. */
function seen(content: string) {
  const data = new Uint8Array(SIZE * SIZE * 4).fill(255);
  const rect = (left: number, top: number, width: number, height: number) => {
    for (let y = Math.round(top); y < Math.round(top + height); y += 1)
      for (let x = Math.round(left); x < Math.round(left + width); x += 1)
        data.fill(0, (y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3);
  };
  drawQrCode({ rect, fill: () => undefined } as unknown as PDFKit.PDFDocument, content, {
    ...{ left: 20, top: 20, size: SIZE - 40, color: 'black' },
  });
  return { width: SIZE, height: SIZE, data };
}

test.each([
  'https://site.test/academy/certificates?number=%D0%90%D0%9A-2026-00001&code=ABCDEFGH',
  'ST00012|Name=АО «Камертон»|Sum=1000000',
])('draws a code that decodes to %s', (content) => {
  expect(decodeQR(seen(content))).toBe(content);
});
