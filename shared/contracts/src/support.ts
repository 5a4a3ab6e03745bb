import { z } from 'zod';
import { digits, typedText } from './fields.ts';
import { ProductDocument } from './catalog.ts';
import { documentKinds, documentLanguages, documentSorts } from './support-lists.ts';

const Kind = z.enum(documentKinds);

export const SupportDocument = ProductDocument.omit({ url: true }).extend({
  /** Permanent: survives a replacement of the file. Null: a partner-only document, and the visitor is not a partner. */
  url: z.string().nullable(),
  is_partner_only: z.boolean(),
  version: z.string(),
  language: z.enum(documentLanguages),
  number: z.string().nullable(),
  valid_until: z.iso.date().nullable(),
  /** Related products; beyond a handful only their count is sent. */
  products: z.array(z.object({ article: z.string(), url: z.string() })),
  products_count: z.int(),
});
export type SupportDocument = z.infer<typeof SupportDocument>;

const chosen = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined);

/** Unreadable values fall back to the defaults, so that old links still show the list. */
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

export const SupportPageData = z.object({
  kind: z.literal('support'),
  /** The kind in the URL; null: the main page of the section, with all kinds. */
  section: Kind.nullable(),
  counts: z.record(Kind, z.int()),
  query: SupportQuery,
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
    summary: 'A partner-only document; the permanent link of such a document',
    params: z.object({ slug: z.string().max(200) }),
    file: 'application/pdf',
  },
  'GET /support/documents/preview/{token}/document.pdf': {
    summary: 'An unpublished revision of a document, for everyone with the link',
    params: z.object({ token: z.string().max(500) }),
    file: 'application/pdf',
  },
} as const;
