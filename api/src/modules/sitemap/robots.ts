import { paths } from '@site/contracts/paths';

/** Personal pages, and those that exist in more mixtures than anybody reads. */
const closed = [
  paths.cart().replace(/\/$/, ''),
  '/account/',
  '/search',
  '/order',
  '/compare',
  '/wishlist',
  '/login',
  '/register',
  '/view-kp/',
  '/system/',
  '/captcha',
  '/preview/',
  '/technical',
  '/_icons',
  // Orders of a list are the same list.
  '/*?*sort=',
  // One filter is a page that people look for; two are a mixture.
  '/catalog/*?*&',
];

/** Marks of advertisements, which change nothing in a page: for the search engine that knows this rule. */
const MARKS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'gclid'];

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Clean-param: ${MARKS.join('&')}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
