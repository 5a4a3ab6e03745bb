import { expect, test } from '@jest/globals';
import { linkTo } from './external-link.ts';

test('another site opens beside ours and gets no reference to it', () => {
  expect(linkTo('https://example.org/')).toEqual({
    href: 'https://example.org/',
    rel: 'noopener noreferrer',
    target: '_blank',
  });
});

test.each(['/catalog/', '#form', 'tel:+78005550120', 'mailto:info@example.org'])('%s stays in this window', (href) => {
  expect(linkTo(href)).toEqual({ href });
});
