import { z } from 'zod';
import { pagedList } from './paged-list.ts';
import { Picture } from './picture.ts';
import { publicationSections } from './publication-sections.ts';

export const PublicationCard = z.object({
  section: z.enum(publicationSections),
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  lead: z.string(),
  date: z.iso.date(),
  picture: Picture,
  tags: z.array(z.string()),
  topic: z.string().nullable().describe('category of a blog post, topic of an article; news have none'),
  reading_minutes: z.int().positive().nullable().describe('null: not shown, as for news'),
});
export type PublicationCard = z.infer<typeof PublicationCard>;

/** Filters of lists in the query string: a blog's `category` and an article's `topic` are both the card's topic. */
export const publicationFilters = ['category', 'topic', 'tag', 'year'] as const;
export type PublicationFilter = (typeof publicationFilters)[number];

/** `GET /api/{section}/`, with filters and `page`. */
export const PublicationsPageData = z.object({
  kind: z.literal('publications'),
  section: z.enum(publicationSections),
  items: z.array(PublicationCard),
  ...pagedList(publicationFilters),
});
export type PublicationsPageData = z.infer<typeof PublicationsPageData>;

export const PublicationPageData = z.object({
  kind: z.literal('publication'),
  item: PublicationCard,
  author: z.object({ name: z.string(), position: z.string(), url: z.string().nullable() }).nullable(),
  contents: z.array(z.object({ anchor: z.string(), text: z.string() })).describe('empty: too few headings'),
  related: z.array(PublicationCard),
});
export type PublicationPageData = z.infer<typeof PublicationPageData>;
