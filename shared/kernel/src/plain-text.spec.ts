import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { authoredText, cutText, cutTextFromStart, isWellFormed, plainName, plainText } from './plain-text.ts';

test.each([
  ['Андреи\u0306', 'Андрей'],
  ['Андреи\u200b\u0306', 'Андрей'],
  ['Анна\u2011Мария', 'Анна-Мария'],
  ['Анна\u2010Мария', 'Анна-Мария'],
  ['−5\u00a0°C', '-5 °C'],
  ['901SL\u200b-0080', '901SL-0080'],
  ['\ufeff901SL-0080', '901SL-0080'],
  ['при\u00advod', 'приvod'],
  ['\u202eworn\u202c', 'worn'],
  ['1\u202f200\u2007₽', '1 200 ₽'],
  ['a\u0007b\u0000c', 'abc'],
  ['две\u2028строки\tи\r\nтри', 'две\nстроки\tи\r\nтри'],
  ['9:00–18:00 — склад', '9:00–18:00 — склад'],
  ['👨‍👩‍👧 ☎️ 1️⃣', '👨‍👩‍👧 ☎️ 1️⃣'],
  ['9\ufe0f01SL\u200d0080', '901SL0080'],
  ['Склад\uffff\ufffe\ufdd0\u{1fffe}', 'Склад'],
  ['\u2800Склад\u{1d173}', 'Склад'],
])('normalises «%s»', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

test('turns every dash of a name into a hyphen', () => {
  expect(plainName('Анна–Мария —')).toBe('Анна-Мария -');
});

test('keeps an editor’s typography, but no invisible marks or decomposed letters', () => {
  const text = '5\u00a0кВт, +7\u00a0(800)\u00a0555\u201101\u201120, −40\u2009°C, авто\u00adматика, 1–\u20603';
  expect(authoredText(text)).toBe(text);
  expect(authoredText('\ufeffАндреи\u0306\u200b\u202e')).toBe('Андрей');
});

test('rejects half a surrogate pair', () => {
  expect(isWellFormed('Склад 𝒜')).toBe(true);
  expect(isWellFormed('Склад 𝒜'.slice(0, -1))).toBe(false);
});

test('cuts text between characters', () => {
  expect(cutText('Склад 𝒜', 7)).toBe('Склад ');
  expect(cutText('Семья 👨‍👩‍👧!', 9)).toBe('Семья ');
  expect(cutText('Андреи\u0306', 6)).toBe('Андре');
  expect(cutTextFromStart('𝒜.pdf', 5)).toBe('.pdf');
  expect(cutText('Склад', 5)).toBe('Склад');
});

const anyText = fc.string({ unit: 'binary' });

test('is idempotent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const normalise of [plainText, plainName, authoredText])
        expect(normalise(normalise(text))).toBe(normalise(text));
    }),
    { numRuns: 2000 },
  );
});

test('cuts to a well-formed prefix or suffix within the limit', () => {
  fc.assert(
    fc.property(anyText, fc.nat(40), (text, maxLength) => {
      const cut = cutText(text, maxLength);
      expect(cut.length).toBeLessThanOrEqual(maxLength);
      expect(text.startsWith(cut)).toBe(true);
      expect(isWellFormed(cut)).toBe(isWellFormed(text));
      expect(text.endsWith(cutTextFromStart(text, maxLength))).toBe(true);
    }),
  );
});
