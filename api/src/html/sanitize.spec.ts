import { expect, test } from 'vitest';
import { plainText, sanitizeMarkup, sanitizeText } from './sanitize.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.test">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<p style="position:fixed" onclick="x()">p</p>',
  '<svg><script>alert(1)</script></svg>',
  '<style>body{display:none}</style>',
];

test.each(hostile)('sanitises %s', (source) => {
  for (const clean of [sanitizeText, sanitizeMarkup]) {
    expect(clean(source)).not.toMatch(/<script|on\w+=|javascript:|<iframe|<svg|<style|style=|evil\.test/i);
  }
});

test('keeps harmless markup and adds safe attributes to external links', () => {
  expect(sanitizeText('<p>Текст <strong>важный</strong> и <a href="/catalog/">ссылка</a></p>')).toBe(
    '<p>Текст <strong>важный</strong> и <a href="/catalog/">ссылка</a></p>',
  );
  expect(sanitizeText('<a href="https://other.test">x</a>')).toContain('rel="noopener nofollow"');
});

test('keeps anchors of headings, except ids that the page or a script could look up', () => {
  expect(sanitizeText('<h2 id="kak-zakazat-2">x</h2>')).toBe('<h2 id="kak-zakazat-2">x</h2>');
  for (const id of ['root', 'main', 'COMPOSITION', '__proto__', 'a b', '-a', 'a--b', 'x[0]', ''])
    expect(sanitizeMarkup(`<h2 id="${id}">x</h2>`)).toBe('<h2>x</h2>');
});

test('strips tags for structured data', () => {
  expect(plainText('<p>Да, <a href="/x/">можно</a> &amp; нужно</p>')).toBe('Да, можно & нужно');
});
