import { siteGroupNames } from '@site/contracts/site-groups';
import { menuCodes } from '@site/contracts/site-menus';
import type { PageView } from '@site/contracts/content-previews';
import { contentSections } from '@site/contracts/content-sections';
import { publicationSections } from '@site/contracts/publication-sections';
import { defineRoutes } from '@site/contracts/remote';
import { documentKinds } from '@site/contracts/support-lists';

const slug = '[a-z0-9_-]+';
/** Token of a preview: base64url parts joined by dots. */
const token = '[A-Za-z0-9_.-]+';

/** Pages that consist of content blocks only. */
const content = [
  '/about/about-came',
  '/about/contacts',
  '/content',
  '/landings',
  '/profi',
  '/system',
  '/academy/about-us',
];

/** The same for their items, one segment deeper. */
const items = ['/projects', '/partners', ...contentSections];

/** Previews of pages with more than blocks, by their view. */
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

/** Content pages of a site to which nothing is published yet. */
const unseen = 'nothing is published there yet';
const unseenPreview = 'there are no revisions yet';

/** Sections of the back office. */
const staffPages = [
  { path: '/account/staff/media', page: 'staff-media' },
  { path: '/account/staff/requests', page: 'staff-requests' },
  {
    path: '/account/staff/requests/:id',
    page: 'staff-request',
    validate: { id: '[0-9]{1,9}' },
    examples: ['/account/staff/requests/1/'],
  },
  { path: '/account/staff/warranty-claims', page: 'staff-claims' },
  {
    path: '/account/staff/warranty-claims/:id',
    page: 'staff-claim',
    validate: { id: '[0-9]{1,9}' },
    examples: ['/account/staff/warranty-claims/1001/'],
  },
  { path: '/account/staff/shops', page: 'staff-shops' },
  {
    path: '/account/staff/shops/:id',
    page: 'staff-shop',
    validate: { id: '[a-z0-9-]+' },
    examples: ['/account/staff/shops/shop/'],
  },
  { path: '/account/staff/pages', page: 'staff-pages' },
  {
    path: '/account/staff/pages/:id',
    page: 'staff-document',
    validate: { id: '[a-z0-9_~-]+' },
    examples: ['/account/staff/pages/about~contacts/'],
  },
  { path: '/account/staff/menus', page: 'staff-menus' },
  {
    path: '/account/staff/menus/:id',
    page: 'staff-menu',
    validate: { id: menuCodes.join('|') },
    examples: ['/account/staff/menus/header/'],
  },
  { path: '/account/staff/redirects', page: 'staff-redirects' },
  { path: '/account/staff/settings', page: 'staff-settings' },
  {
    path: '/account/staff/settings/:id',
    page: 'staff-settings-group',
    validate: { id: siteGroupNames.join('|') },
    examples: ['/account/staff/settings/requisites/'],
  },
];

export const routes = defineRoutes([
  { path: '/', page: 'home', parts: { 'upcoming-events': '^1.0.0' } },
  ...content.map((path) => ({ path, page: 'content' })),
  ...items.map((path) => ({ path: `${path}/:item`, page: 'content', validate: { item: slug }, unseen })),
  { path: '/faq', page: 'faq' },
  { path: '/projects', page: 'projects' },
  { path: '/partners', page: 'partners' },
  {
    path: '/partners/:item/:branch',
    page: 'content',
    validate: { item: slug, branch: slug },
    unseen: 'no partner has a branch yet',
  },
  { path: '/kupit_came', page: 'where-to-buy' },
  { path: '/kupit_came/:city', page: 'where-to-buy', validate: { city: slug }, unseen },
  { path: '/warranty', page: 'warranty' },
  // The code in an e-mail link: random bytes in base64url.
  {
    path: '/warranty/:code',
    page: 'warranty-claim',
    validate: { code: '[A-Za-z0-9_-]+' },
    unseen: 'nobody has claimed a warranty yet',
  },
  { path: '/support/price-list', page: 'price-lists', layout: 'documents' },
  { path: '/support/price-list/:pricelist', page: 'price-list', validate: { pricelist: slug }, unseen },
  { path: '/support/request', page: 'request' },
  // The code in an e-mail link: random bytes in base64url.
  {
    path: '/support/request/:code',
    page: 'request',
    validate: { code: '[A-Za-z0-9_-]+' },
    unseen: 'nobody has sent a request yet',
  },
  { path: '/support', page: 'support' },
  { path: '/support/:kind', page: 'support', layout: 'documents', validate: { kind: documentKinds.join('|') }, unseen },
  ...staffPages.map((page) => ({ layout: 'account', access: 'user' as const, ...page })),
  // Other account pages have addresses of their own, which take precedence.
  { path: '/account/:item', page: 'content', layout: 'account', access: 'user', validate: { item: slug }, unseen },
  ...publicationSections.flatMap((section) => [
    { path: `/${section}`, page: 'publications' },
    { path: `/${section}/:item`, page: 'publication', validate: { item: slug }, unseen },
  ]),
  // Unpublished content, by its preview link.
  { path: '/preview/page/:token', page: 'content', validate: { token }, unseen: unseenPreview },
  { path: '/preview/publication/:token', page: 'publication', validate: { token }, unseen: unseenPreview },
  { path: '/preview/project/:token', page: 'content', validate: { token }, unseen: unseenPreview },
  { path: '/preview/faq/:token', page: 'faq', validate: { token }, unseen: unseenPreview },
  ...Object.entries(previews).map(([view, drawn]) => ({
    path: `/preview/page/${view}/:token`,
    ...drawn,
    validate: { token },
    unseen: unseenPreview,
  })),
  { path: '/:item', page: 'content', validate: { item: slug }, unseen },
]);
