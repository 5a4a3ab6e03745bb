import { z } from 'zod';
import { EventCard } from './blocks.ts';
import { ProductCard, ProductDocument } from './catalog.ts';
import { PublicationCard } from './publications.ts';
import { Category } from './site-data.ts';

export { MIN_QUERY } from './limits.ts';

/** How the typed words were understood when they found nothing as they were: «Показаны результаты по запросу …». */
export const Correction = z.object({
  query: z.string(),
  reason: z.enum(['layout', 'typo', 'transliteration']),
});
export type Correction = z.infer<typeof Correction>;

export const searchGroups = ['products', 'categories', 'documents', 'news', 'training'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/**
 * `GET /api/search/?query=` (`q` is accepted too), with `group` to see one group alone and `page` within it. Counts are
 * of all that was found, lists are the first of each group.
 */
export const SearchPageData = z.object({
  kind: z.literal('search'),
  query: z.string(),
  correction: Correction.nullable(),
  /** The article was typed exactly: the page goes straight to the product. */
  exact_url: z.string().nullable(),
  group: z.enum(searchGroups).nullable(),
  counts: z.record(z.enum(searchGroups), z.int().nonnegative()),
  products: z.array(ProductCard),
  categories: z.array(Category),
  documents: z.array(ProductDocument),
  news: z.array(PublicationCard),
  training: z.array(EventCard),
  page: z.int().positive(),
  pages: z.int().nonnegative(),
  /** Where to go on when nothing was found. */
  popular: z.array(Category),
});
export type SearchPageData = z.infer<typeof SearchPageData>;

/** `GET /api/search/suggest/?query=`: at most eight, best first. `note` is an article, a price or a kind. */
export const SuggestAnswer = z.object({
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
export type SuggestAnswer = z.infer<typeof SuggestAnswer>;
