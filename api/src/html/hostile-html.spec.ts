/** @vitest-environment jsdom */
import { expect, test } from 'vitest';
import { typographHtml } from '@site/kernel/typography';
import { hostileHtml } from './hostile-html.ts';
import { sanitizeMarkup, sanitizeText } from './sanitize.ts';

const elements =
  /^(p|br|ul|ol|li|strong|b|em|i|a|h[234]|blockquote|su[bp]|span|table|t(head|body|r|h|d)|d[ltd]|div|section|details|summary|figure|figcaption|small|hr)$/;
const attributes = new Set(['href', 'title', 'rel', 'target', 'scope', 'colspan', 'id']);
const ORIGIN = 'https://site.test';
/** Whether the address is local, or has an allowed explicit scheme. */
function isSafeAddress(href: string): boolean {
  const { origin, protocol } = new URL(href, `${ORIGIN}/page/`);
  return origin === ORIGIN || (['https:', 'mailto:', 'tel:'].includes(protocol) && href.startsWith(protocol));
}

/** Forbidden elements and attributes in the markup as a browser parses it. */
function dangersIn(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].flatMap((element) => [
    ...(elements.test(element.localName) && element.namespaceURI?.endsWith('xhtml') ? [] : [`<${element.localName}>`]),
    ...[...element.attributes]
      .filter(({ name, value }) => !attributes.has(name) || (name === 'href' && !isSafeAddress(value)))
      .map(({ name, value }) => `${name}="${value}"`),
  ]);
}

/** The markup reserialised by the browser, where mutation attacks take effect. */
function rewritten(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}

test.each(hostileHtml)('sanitises %j', (source) => {
  for (const sanitize of [sanitizeText, sanitizeMarkup]) {
    const clean = sanitize(source);
    expect(dangersIn(clean)).toEqual([]);
    expect(dangersIn(rewritten(rewritten(clean)))).toEqual([]);
    // The form shown on pages, and sanitising twice.
    expect(dangersIn(typographHtml(clean))).toEqual([]);
    expect(sanitize(clean)).toBe(clean);
  }
});

test('detects hostile markup that is not sanitised', () => {
  const seen = hostileHtml.filter((source) => dangersIn(source).length > 0);
  expect(seen.length).toBeGreaterThan(hostileHtml.length * 0.85);
});
