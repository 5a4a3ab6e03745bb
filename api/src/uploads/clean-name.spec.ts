import { expect, test } from 'vitest';
import fc from 'fast-check';
import { cleanName } from './file-store.ts';

test.each([
  ['Договор\u00a0№\u20091.pdf', 'Договор № 1.pdf'],
  ['exe\u202efdp.pdf', 'exefdp.pdf'],
  ['Счёт\n2.pdf', 'Счёт2.pdf'],
  ['отче\u0308т.pdf', 'отчёт.pdf'],
  ['Андреи\u0306.pdf', 'Андрей.pdf'],
  [`${'а'.repeat(300)}.pdf`, `${'а'.repeat(196)}.pdf`],
  [`𝒜${'а'.repeat(195)}.pdf`, `${'а'.repeat(195)}.pdf`],
])('«%s» becomes «%s»', (name, shown) => {
  expect(cleanName(name)).toBe(shown);
});

test('is idempotent, safe for a header, and keeps the extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const shown = cleanName(`${name}.pdf`);
      expect(cleanName(shown)).toBe(shown);
      expect(decodeURIComponent(encodeURIComponent(shown))).toBe(shown);
      expect(shown.length).toBeLessThanOrEqual(200);
      expect(shown.endsWith('.pdf')).toBe(true);
    }),
  );
});
