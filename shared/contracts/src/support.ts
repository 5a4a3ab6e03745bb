import { z } from 'zod';
import { digits, typedText } from './fields.ts';
import { ProductDocument } from './catalog.ts';
import { documentKinds, documentLanguages, documentSorts } from './support-lists.ts';

const Kind = z.enum(documentKinds);

export const SupportDocument = ProductDocument.omit({ url: true }).extend({
  /** Permanent: it survives a replacement of the file. Null: it is for partners, and the visitor is none. */
  url: z.string().nullable(),
  is_partner_only: z.boolean(),
  version: z.string(),
  language: z.enum(documentLanguages),
  /** Of a certificate or a declaration. */
  number: z.string().nullable(),
  valid_until: z.iso.date().nullable(),
  /** What it is about; more than a handful are counted only. */
  products: z.array(z.object({ article: z.string(), url: z.string() })),
  products_count: z.int(),
});
export type SupportDocument = z.infer<typeof SupportDocument>;

const chosen = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined);

/** What cannot be read is as good as absent: a link of yesterday still shows the list. */
export const SupportQuery = z.object({
  kind: chosen(Kind),
  category: chosen(z.string().trim().min(1).max(100)),
  series: chosen(z.string().trim().min(1).max(60)),
  language: chosen(z.enum(documentLanguages)),
  search: typedText.max(100).catch(''),
  sort: z.enum(documentSorts).catch('new'),
  page: digits(z.number().int().min(1).max(10_000)).catch(1),
});
export type SupportQuery = z.infer<typeof SupportQuery>;

const Choice = z.object({ value: z.string(), label: z.string() });

/** `GET /api/support/` and `GET /api/support/{kind}/`. */
export const SupportPageData = z.object({
  kind: z.literal('support'),
  /** Of the address; null: the section's own page, which has all of them. */
  section: Kind.nullable(),
  counts: z.record(Kind, z.int()),
  query: SupportQuery,
  /** What the list can be narrowed to. */
  categories: z.array(Choice),
  series: z.array(z.string()),
  languages: z.array(z.enum(documentLanguages)),
  items: z.array(SupportDocument),
  total: z.int(),
  page: z.int().positive(),
  pages: z.int().nonnegative(),
});
export type SupportPageData = z.infer<typeof SupportPageData>;

export const supportEndpoints = {
  'GET /support/documents/{slug}/document.pdf': {
    summary: 'A document for partners; the permanent link of every document leads here when it is one',
    params: z.object({ slug: z.string().max(200) }),
    file: 'application/pdf',
  },
  'GET /support/documents/preview/{token}/document.pdf': {
    summary: 'A revision of a document that is not published, for whoever has the link',
    params: z.object({ token: z.string().max(500) }),
    file: 'application/pdf',
  },
} as const;
