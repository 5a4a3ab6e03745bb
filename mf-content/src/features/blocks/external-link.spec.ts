import { expect, test } from '@jest/globals';
import { linkTo } from './external-link.ts';

test('opens another site in a new tab without an opener', () => {
  expect(linkTo('https://example.org/')).toEqual({
    href: 'https://example.org/',
    rel: 'noopener noreferrer',
    target: '_blank',
  });
});

test.each(['/catalog/', '#form', 'tel:+78005550120', 'mailto:info@example.org'])('%s opens in the same tab', (href) => {
  expect(linkTo(href)).toEqual({ href });
});
