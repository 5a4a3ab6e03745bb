import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { backOf } from './own-forms.ts';

const back = (referer?: string) => backOf({ headers: { referer } } as FastifyRequest);

test.each([
  ['https://site.test/catalog/?a=1#top', '/catalog/?a=1'],
  ['http://localhost:3000', '/'],
  ['https://site.test//other.test/', '/other.test/'],
])('leads back from %s to %s', (referer, path) => {
  expect(back(referer)).toBe(path);
});

test.each([undefined, '', '%%%', 'http://[', 'javascript:alert(1)', 'about:blank', 'data:text/html,x'])(
  'leads nowhere from %j',
  (referer) => {
    expect(back(referer)).toBeUndefined();
  },
);
