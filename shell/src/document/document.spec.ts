import { expect, test } from '@jest/globals';
import { testSite } from '../testing/site.ts';
import { pageSecurityPolicy } from './document.ts';
import { outsideSources } from './outside-sources.ts';

const policy = pageSecurityPolicy({
  styles: [{ file: 'a.css', css: 'p{}' }],
  fonts: [],
  scripts: [{ src: '/a.js', integrity: 'sha256-a' }],
  preload: [],
});
const directive = (name: string, change: Partial<typeof testSite.settings> = {}) =>
  policy(outsideSources({ ...testSite.settings, ...change }))
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

test('allows only the page’s own scripts and the site’s origin by default', () => {
  expect(policy(outsideSources())).not.toContain('yandex');
  expect(directive('connect-src', { company_lookup: undefined })).toBe("connect-src 'self'");
  expect(directive('connect-src', { company_lookup: { url: '/dev/suggestions/party', token: 'open' } })).toBe(
    "connect-src 'self'",
  );
  expect(directive('script-src')).toMatch(/^script-src 'sha256-[^']+' 'sha256-[^']+' 'sha256-a' 'strict-dynamic'$/);
  expect(directive('style-src')).toMatch(/^style-src 'self' 'sha256-[^']+'$/);
  expect(directive('worker-src')).toBe("worker-src 'self'");
});

test('allows an external service only if it is configured', () => {
  expect(
    directive('connect-src', { company_lookup: { url: 'https://suggestions.example/api/party', token: 'open' } }),
  ).toBe("connect-src 'self' https://suggestions.example");
  expect(directive('connect-src', { company_lookup: undefined, analytics_counter: 7 })).toBe(
    "connect-src 'self' https://mc.yandex.ru",
  );
  expect(directive('connect-src', { company_lookup: undefined, maps_key: 'open' })).toContain(
    'https://*.maps.yandex.net',
  );
  expect(directive('style-src', { maps_key: 'open' })).toContain(' https://yastatic.net');
  expect(directive('script-src', { maps_key: 'open' })).not.toContain('unsafe-eval');
});
