import { documentKinds } from './support-lists.ts';

/**
 * Pages that show more than their blocks: the view that draws each, by address; previews use the same view. Without
 * zod, for the browser.
 */
export const pageViews = {
  '/': 'home',
  '/faq/': 'faq',
  '/projects/': 'projects',
  '/partners/': 'partners',
  '/kupit_came/': 'where-to-buy',
  '/warranty/': 'warranty',
  '/support/': 'support',
  '/support/price-list/': 'price-lists',
} as const;
export type PageView = (typeof pageViews)[keyof typeof pageViews] | 'support-kind';

const views = new Map<string, PageView>([
  ...Object.entries(pageViews),
  ...documentKinds.map((kind) => [`/support/${kind}/`, 'support-kind'] as const),
]);

export const pageViewOf = (address: string): PageView | undefined => views.get(address);

/** Pages of other remotes, which show blocks among their own content. */
const elsewhere = ['/cart/', '/catalog/', '/compare/', '/login/', '/register/', '/search/', '/wishlist/'];

export const isDrawnElsewhere = (address: string): boolean => elsewhere.some((place) => address.startsWith(place));
