import { z } from 'zod';
import { digits } from './fields.ts';
import { ContentAddress, ContentDocument } from './content-documents.ts';
import { typedText } from './fields.ts';
import { managed, ManagePage } from './manage.ts';

const instant = z.iso.datetime();

/**
 * Of a revision. `live`: the site shows it. `scheduled`: it will be live at `publish_at`. `past`: it was live. `draft`:
 * it was not.
 */
export const revisionStates = ['live', 'scheduled', 'draft', 'past'] as const;

export const ContentRevision = z.object({
  address: ContentAddress,
  /** From 1, of each document. */
  number: z.int(),
  state: z.enum(revisionStates),
  title: z.string(),
  author: z.string(),
  /** `product`: it came with a version of the site. */
  origin: z.enum(['product', 'manager']),
  note: z.string(),
  created_at: instant,
  publish_at: instant.nullable(),
  published_at: instant.nullable(),
});
export type ContentRevision = z.infer<typeof ContentRevision>;

/** A document as its files have it: with the revision that they were made from. */
export const ExportedContent = ContentRevision.extend({ document: ContentDocument });
export type ExportedContent = z.infer<typeof ExportedContent>;

export const ManagedContent = z.object({
  address: ContentAddress,
  title: z.string(),
  /** `withdrawn`: it was live. `draft`: it never was. */
  state: z.enum(['live', 'scheduled', 'draft', 'withdrawn']),
  live: ContentRevision.nullable(),
  newest: ContentRevision,
  /** The product has a newer one, that was kept back because managers had changed theirs. */
  offered: z.int().nullable(),
});
export type ManagedContent = z.infer<typeof ManagedContent>;

/** What is wrong with a document, and where: `path` leads into it (`['blocks', 2, 'source', 'slug']`). */
export const ContentFinding = z.object({
  path: z.array(z.union([z.string(), z.int()])),
  message: z.string(),
  /** A document with an error is not taken; a warning is for its author. */
  severity: z.enum(['error', 'warning']),
});
export type ContentFinding = z.infer<typeof ContentFinding>;

const revision = z.int().min(1);
const OneRevision = z.object({ address: ContentAddress, revision });
const Address = z.object({ address: ContentAddress });
/** Documents that link to an address, or name what stands there. */
const linked_from = z.array(z.string());

/** Days that a preview's link may be good for. */
export const MAX_PREVIEW_DAYS = 30;

export const manageContentEndpoints = {
  'GET /manage/content/': {
    summary: 'Documents with their state, by address',
    query: ManagePage.extend({ search: typedText.max(100).optional(), state: ManagedContent.shape.state.optional() }),
    answer: managed(ManagedContent),
  },
  'GET /manage/content/export/': {
    summary: 'Documents whole, by address, a hundred at a time: what is live, or with `newest` what was written last',
    query: z.object({
      under: ContentAddress.optional().describe('this address, and those below it'),
      after: ContentAddress.optional().describe('the last address of the answer before'),
      newest: z.stringbool().optional(),
    }),
    answer: z.object({ items: z.array(ExportedContent), more: z.boolean() }),
  },
  'GET /manage/content/revision/': {
    summary: 'One revision of a document',
    query: z.object({ address: ContentAddress, revision: digits(z.number().int().min(1)) }),
    answer: ExportedContent,
  },
  'GET /manage/content/history/': {
    summary: 'All revisions of a document, the newest first',
    query: Address,
    answer: z.object({ items: z.array(ContentRevision) }),
  },
  'POST /manage/content/check/': {
    summary: 'What is wrong with a document: what it refers to and is not there, what would be removed from its markup',
    body: z.object({
      document: ContentDocument,
      /** The revision that was edited, null for a new document: says whether there is a newer one as well. */
      base: revision.nullable().optional(),
    }),
    answer: z.object({ findings: z.array(ContentFinding) }),
  },
  'PUT /manage/content/': {
    summary: 'Keeps a document as a new revision, a draft. A document that is as it was is no revision',
    body: z.object({
      document: ContentDocument,
      /** The revision that was edited. Refused (`edited_meanwhile`) when there is a newer one; null: it is a new document. */
      base: revision.nullable(),
      note: z.string().trim().max(500).default(''),
    }),
    answer: z.object({ changed: z.boolean(), revision: ContentRevision, findings: z.array(ContentFinding) }),
  },
  'POST /manage/content/publish/': {
    summary: 'Makes a revision live: now, or at a time that is to come',
    body: OneRevision.extend({ at: z.iso.datetime({ offset: true }).optional() }),
    answer: ContentRevision.extend({
      /** Older revisions that were scheduled, and are drafts now: they would have replaced this one. */
      unscheduled: z.array(z.int()),
    }),
  },
  'POST /manage/content/publish-due/': {
    summary: 'Makes live what is scheduled for a time that is over: the API does so every minute by itself',
    answer: z.object({
      published: z.array(ContentRevision),
      /** Revisions that could not be published: the log of the API says why. */
      failed: z.array(z.object({ address: ContentAddress, number: z.int() })),
    }),
  },
  'POST /manage/content/unschedule/': {
    summary: 'Makes a scheduled revision a draft again',
    body: OneRevision,
    answer: ContentRevision,
  },
  'POST /manage/content/withdraw/': {
    summary: 'Takes a document off the site; its revisions stay, and any of them may be published again',
    body: Address,
    answer: ContentRevision.extend({ linked_from }),
  },
  'POST /manage/content/restore/': {
    summary: 'Makes an old revision the newest one, as a draft',
    body: OneRevision,
    answer: ContentRevision,
  },
  'POST /manage/content/move/': {
    summary: 'Gives a document another address; whoever comes to the old one is sent on',
    body: z.object({ address: ContentAddress, to: ContentAddress }),
    answer: z.object({
      revision: ContentRevision,
      linked_from,
    }),
  },
  'POST /manage/content/preview/': {
    summary: 'A link that shows a revision to whoever has it, until it expires',
    body: OneRevision.extend({ days: z.int().min(1).max(MAX_PREVIEW_DAYS).default(7) }),
    answer: z.object({ url: z.string(), expires_at: instant }),
  },
} as const;
