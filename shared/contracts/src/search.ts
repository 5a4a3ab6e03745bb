import { z } from 'zod';
import { EventCard, PartnerCard } from './blocks.ts';
import { ProductCard, ProductDocument } from './catalog.ts';
import { PublicationCard } from './publications.ts';
import { Category } from './site-data.ts';

export { MIN_QUERY } from './limits.ts';

/** The corrected query, used when the original finds nothing: «Показаны результаты по запросу …». */
export const Correction = z.object({
  query: z.string(),
  reason: z.enum(['layout', 'typo', 'transliteration']),
});
export type Correction = z.infer<typeof Correction>;

export const searchGroups = [
  'products',
  'categories',
  'sections',
  'faq',
  'documents',
  'news',
  'training',
  'partners',
] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** A content page such as «Доставка и оплата». */
export const FoundPage = z.object({ url: z.string(), title: z.string(), text: z.string() });
export type FoundPage = z.infer<typeof FoundPage>;

export const FoundResponse = z.object({ id: z.int(), question: z.string(), answer: z.string(), group: z.string() });
export type FoundResponse = z.infer<typeof FoundResponse>;

/**
 * `GET /api/search/?query=` (or `q`); `group` selects one group, `page` pages within it. Counts cover all matches, the
 * lists contain the first of each group.
 */
export const SearchPageData = z.object({
  kind: z.literal('search'),
  query: z.string(),
  correction: Correction.nullable(),
  /** A suggested query; the results are still those of the original. */
  did_you_mean: z.string().nullable(),
  /** Set when the query is an exact article: the page redirects to the product. */
  exact_url: z.string().nullable(),
  group: z.enum(searchGroups).nullable(),
  counts: z.record(z.enum(searchGroups), z.int().nonnegative()),
  /** Groups with matches, sorted by their best match. */
  order: z.array(z.enum(searchGroups)),
  products: z.array(ProductCard),
  categories: z.array(Category),
  sections: z.array(FoundPage),
  faq: z.array(FoundResponse),
  documents: z.array(ProductDocument),
  news: z.array(PublicationCard),
  training: z.array(EventCard),
  partners: z.array(PartnerCard),
  page: z.int().positive(),
  pages: z.int().nonnegative(),
  popular: z.array(Category),
});
export type SearchPageData = z.infer<typeof SearchPageData>;

/** `GET /api/search/suggest/?query=`: up to eight items, best first. `note` is an article, a price or a kind. */
export const SuggestResponse = z.object({
  query: z.string(),
  correction: Correction.nullable(),
  items: z.array(
    z.object({
      group: z.enum(searchGroups),
      title: z.string(),
      url: z.string(),
      note: z.string(),
      picture: z.string().nullable(),
    }),
  ),
  total: z.int().nonnegative(),
});
export type SuggestResponse = z.infer<typeof SuggestResponse>;
