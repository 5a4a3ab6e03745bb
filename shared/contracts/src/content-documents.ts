import { z } from 'zod';
import { publicationSections } from './publication-sections.ts';
import { sceneNames } from './scene-names.ts';
import { StoredBlock } from './stored-blocks.ts';

/**
 * What an editor writes: a page, or a publication (a piece of news, a post of the blog, an article), whole. Its address
 * is its key. A document is kept by revisions; the site shows one of them, or none.
 */
export const ContentAddress = z
  .string()
  .max(200)
  .regex(/^\/(?:[a-z0-9_-]+\/)*$/, 'an address begins and ends with «/», and has small Latin letters, digits, - and _');

const blocks = z.array(StoredBlock).max(200);

export const PageDocument = z.strictObject({
  kind: z.literal('page'),
  address: ContentAddress,
  title: z
    .string()
    .min(1)
    .max(200)
    .describe('of the browser’s tab and of search results, where 70 characters are read'),
  h1: z.string().min(1).max(200),
  description: z.string().max(500).describe('for search results, where 160 characters are read'),
  robots: z.enum(['index, follow', 'noindex, follow', 'noindex, nofollow']).default('index, follow'),
  access: z.enum(['public', 'user']).default('public').describe('user: whoever is logged in'),
  parent: ContentAddress.nullable().default(null).describe('the page above it in the breadcrumbs'),
  noheader: z.boolean().default(false),
  nofooter: z.boolean().default(false),
  blocks,
});
export type PageDocument = z.infer<typeof PageDocument>;

export const PublicationAuthor = z.strictObject({ name: z.string(), position: z.string(), url: z.string().optional() });
export type PublicationAuthor = z.infer<typeof PublicationAuthor>;

export const PublicationDocument = z
  .strictObject({
    kind: z.literal('publication'),
    address: ContentAddress.regex(
      new RegExp(`^/(?:${publicationSections.join('|')})/[a-z0-9_-]+/$`),
      `a publication stands in a section: ${publicationSections.map((section) => `/${section}/…/`).join(', ')}`,
    ),
    title: z.string().min(1).max(200),
    lead: z.string().max(500),
    published_at: z.iso.datetime({ offset: true }).describe('nobody sees it before'),
    topic: z.string().min(1).optional().describe('category of a blog post, topic of an article; news has none'),
    tags: z.array(z.string().min(1)).default([]),
    author: PublicationAuthor.optional(),
    scene: z.enum(sceneNames),
    products: z.array(z.string()).default([]).describe('articles of what it is about'),
    documents: z.array(z.string()).default([]).describe('what to read beside it, by the addresses of the documents'),
    blocks,
  })
  .refine(({ address, topic }) => address.startsWith('/news/') === (topic === undefined), {
    error: 'posts of the blog and articles have a topic, news has none',
    path: ['topic'],
  });
export type PublicationDocument = z.infer<typeof PublicationDocument>;

export const ContentDocument = z.discriminatedUnion('kind', [PageDocument, PublicationDocument]);
export type ContentDocument = z.infer<typeof ContentDocument>;
