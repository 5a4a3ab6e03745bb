import type { PageView } from '@site/contracts/content-previews';
import { contentSections } from '@site/contracts/content-sections';
import { publicationSections } from '@site/contracts/publication-sections';
import { defineRoutes } from '@site/contracts/remote';
import { documentKinds } from '@site/contracts/support-lists';

const slug = '[a-z0-9_-]+';
/** Of a preview: parts of base64url, joined by dots. */
const token = '[A-Za-z0-9_.-]+';

/** Addresses whose whole page is the blocks that the API answers with. */
const content = [
  '/about/about-came',
  '/about/contacts',
  '/content',
  '/landings',
  '/profi',
  '/system',
  '/academy/about-us',
];

/** The same for their items: each address is one segment deeper. */
const items = ['/projects', '/partners', ...contentSections];

/** Pages that are more than their blocks are previewed as what they are. */
const previews: Record<PageView, { page: string; layout?: string; parts?: Record<string, string> }> = {
  home: { page: 'home', parts: { 'upcoming-events': '^1.0.0' } },
  faq: { page: 'faq' },
  projects: { page: 'projects' },
  partners: { page: 'partners' },
  'where-to-buy': { page: 'where-to-buy' },
  warranty: { page: 'warranty' },
  support: { page: 'support' },
  'support-kind': { page: 'support', layout: 'documents' },
  'price-lists': { page: 'price-lists', layout: 'documents' },
};

export const routes = defineRoutes([
  { path: '/', page: 'home', parts: { 'upcoming-events': '^1.0.0' } },
  ...content.map((path) => ({ path, page: 'content' })),
  ...items.map((path) => ({ path: `${path}/:item`, page: 'content', validate: { item: slug } })),
  { path: '/faq', page: 'faq' },
  { path: '/projects', page: 'projects' },
  { path: '/partners', page: 'partners' },
  { path: '/partners/:item/:branch', page: 'content', validate: { item: slug, branch: slug } },
  { path: '/kupit_came', page: 'where-to-buy' },
  { path: '/kupit_came/:city', page: 'where-to-buy', validate: { city: slug } },
  { path: '/warranty', page: 'warranty' },
  // The code of a letter, as random bytes are written in an address.
  { path: '/warranty/:code', page: 'warranty-claim', validate: { code: '[A-Za-z0-9_-]+' } },
  { path: '/support/price-list', page: 'price-lists', layout: 'documents' },
  { path: '/support/price-list/:pricelist', page: 'price-list', validate: { pricelist: slug } },
  { path: '/support/request', page: 'request' },
  // The code of a letter, as random bytes are written in an address.
  { path: '/support/request/:code', page: 'request', validate: { code: '[A-Za-z0-9_-]+' } },
  { path: '/support', page: 'support' },
  { path: '/support/:kind', page: 'support', layout: 'documents', validate: { kind: documentKinds.join('|') } },
  // What is more than content has an address of its own, which goes before this one.
  { path: '/account/:item', page: 'content', layout: 'account', access: 'user', validate: { item: slug } },
  ...publicationSections.flatMap((section) => [
    { path: `/${section}`, page: 'publications' },
    { path: `/${section}/:item`, page: 'publication', validate: { item: slug } },
  ]),
  // What is not published yet, for whoever has the link.
  { path: '/preview/page/:token', page: 'content', validate: { token } },
  { path: '/preview/publication/:token', page: 'publication', validate: { token } },
  { path: '/preview/project/:token', page: 'content', validate: { token } },
  { path: '/preview/faq/:token', page: 'faq', validate: { token } },
  ...Object.entries(previews).map(([view, drawn]) => ({
    path: `/preview/page/${view}/:token`,
    ...drawn,
    validate: { token },
  })),
  { path: '/:item', page: 'content', validate: { item: slug } },
]);
