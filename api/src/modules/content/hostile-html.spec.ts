/** @vitest-environment jsdom */
import { expect, test } from 'vitest';
import { typographHtml } from '@site/kernel/typography';
import { hostileHtml } from './hostile-html.ts';
import { sanitizeMarkup, sanitizeText } from './sanitize.ts';

const elements =
  /^(p|br|ul|ol|li|strong|b|em|i|a|h[234]|blockquote|su[bp]|span|table|t(head|body|r|h|d)|d[ltd]|div|section|details|summary|figure|figcaption|small|hr)$/;
const attributes = new Set(['href', 'title', 'rel', 'target', 'scope', 'colspan', 'id']);
const ORIGIN = 'https://site.test';
/** Own addresses, and those of other sites that name their scheme. */
function isSafeAddress(href: string): boolean {
  const { origin, protocol } = new URL(href, `${ORIGIN}/page/`);
  return origin === ORIGIN || (['https:', 'mailto:', 'tel:'].includes(protocol) && href.startsWith(protocol));
}

/** What a browser makes of markup that it should not. */
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

/** As the browser writes down what it has read: in that form mutations become dangerous. */
function rewritten(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}

test.each(hostileHtml)('nothing that runs is left of %j', (source) => {
  for (const sanitize of [sanitizeText, sanitizeMarkup]) {
    const clean = sanitize(source);
    expect(dangersIn(clean)).toEqual([]);
    expect(dangersIn(rewritten(rewritten(clean)))).toEqual([]);
    // As a page shows it, and cleaned a second time, on the way out.
    expect(dangersIn(typographHtml(clean))).toEqual([]);
    expect(sanitize(clean)).toBe(clean);
  }
});

test('the test sees what would run', () => {
  const seen = hostileHtml.filter((source) => dangersIn(source).length > 0);
  expect(seen.length).toBeGreaterThan(hostileHtml.length * 0.85);
});
