import { paths } from '@site/contracts/paths';

/** Personal pages, and pages with too many parameter combinations. */
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
  // Sorted lists duplicate the list.
  '/*?*sort=',
  // Lists with one filter are indexed; combinations of two are not.
  '/catalog/*?*&',
];

/** Advertising parameters that do not change a page, for search engines that support Clean-param. */
const TRACKING_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'gclid'];

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Clean-param: ${TRACKING_PARAMETERS.join('&')}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
