import { defineRoutes } from '@site/contracts/remote';

const slug = '[a-z0-9_-]+';

/** Addresses whose whole page is the blocks that the API answers with. */
const content = [
  '/about/about-came',
  '/about/contacts',
  '/content',
  '/faq',
  '/warranty',
  '/support',
  '/partners',
  '/projects',
  '/articles',
  '/blog',
  '/landings',
  '/profi',
  '/system',
  '/kupit_came',
  '/academy/about-us',
  '/academy/calendar',
  '/academy/certificates',
  '/academy/locations',
  '/academy/trainers',
  '/academy/training',
  '/academy/calendar/custom',
];

/** The same for their items: each address is one segment deeper. */
const items = ['/projects', '/partners', '/kupit_came', '/academy/calendar'];

export const routes = defineRoutes([
  { path: '/', page: 'home' },
  ...content.map((path) => ({ path, page: 'content' })),
  ...items.map((path) => ({ path: `${path}/:item`, page: 'content', validate: { item: slug } })),
  { path: '/support/:item', page: 'content', layout: 'documents', validate: { item: slug } },
  { path: '/news', page: 'news-list' },
  { path: '/news/:item', page: 'news-item', validate: { item: slug } },
  { path: '/:item', page: 'content', validate: { item: slug } },
]);
