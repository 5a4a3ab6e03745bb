import { z } from 'zod';
import { Block } from './blocks.ts';
import { ContentAddress, ContentDocument, documentParts } from './content-documents.ts';
import { digits, typedText } from './fields.ts';
import { managed, ManagePage, sortedBy } from './manage.ts';
import { Picture } from './picture.ts';
import { sceneNames } from './scene-names.ts';
import { inArea } from './staff-rights.ts';

const instant = z.iso.datetime();

/**
 * `live`: shown on the site. `scheduled`: goes live at `publish_at`. `past`: was live before. `draft`: was never live.
 */
export const revisionStates = ['live', 'scheduled', 'draft', 'past'] as const;

export const ContentRevision = z.object({
  address: ContentAddress,
  /** Revision number, from 1 per document. */
  number: z.int(),
  state: z.enum(revisionStates),
  title: z.string(),
  author: z.string(),
  /** `product`: shipped with a version of the site. */
  origin: z.enum(['product', 'manager']),
  note: z.string(),
  created_at: instant,
  publish_at: instant.nullable(),
  published_at: instant.nullable(),
});
export type ContentRevision = z.infer<typeof ContentRevision>;

/** A document with the revision it was exported from. */
export const ExportedContent = ContentRevision.extend({ document: ContentDocument });
export type ExportedContent = z.infer<typeof ExportedContent>;

export const ManagedContent = z.object({
  address: ContentAddress,
  title: z.string(),
  /** `withdrawn`: was live. `draft`: was never live. */
  state: z.enum(['live', 'scheduled', 'draft', 'withdrawn']),
  live: ContentRevision.nullable(),
  newest: ContentRevision,
  /** A newer revision shipped with the product, not applied because managers had edited theirs. */
  offered: z.int().nullable(),
  /** Addresses in the live revision that the site no longer serves. */
  broken_links: z.array(z.string()),
});
export type ManagedContent = z.infer<typeof ManagedContent>;

/** A validation error or warning; `path` locates it in the document (`['blocks', 2, 'source', 'slug']`). */
export const ContentFinding = z.object({
  path: z.array(z.union([z.string(), z.int()])),
  message: z.string(),
  /** An error rejects the document; a warning does not. */
  severity: z.enum(['error', 'warning']),
});
export type ContentFinding = z.infer<typeof ContentFinding>;

/** A finding in a document that is being written. `line` is null for data, which has no lines. */
export const FileFinding = ContentFinding.extend({ line: z.int().nullable() });
export type FileFinding = z.infer<typeof FileFinding>;

const revision = z.int().min(1);
const OneRevision = z.object({ address: ContentAddress, revision });
const Address = z.object({ address: ContentAddress });
/** Documents that link to the address or refer to its document. */
const linked_from = z.array(z.string());

/** A document as data that may still have mistakes, which are reported instead of rejecting the request. */
const DraftDocument = z.looseObject({
  kind: z.enum(Object.keys(documentParts) as ContentDocument['kind'][]),
  address: z.string().max(500),
});
export type DraftDocument = z.infer<typeof DraftDocument>;

/** The edited document and revision; null: a new document. */
const edited = { address: ContentAddress.nullable(), base: revision.nullable() };
/** The text of a file has the head and its blocks, questions or sections, in YAML separated by `---`. */
const WrittenText = z.object({ text: z.string().max(200_000), ...edited });
const WrittenData = z.object({ document: DraftDocument, ...edited });
export type Written = z.infer<typeof WrittenText> | z.infer<typeof WrittenData>;

/** `title` says what the picture shows; the document has an alternative text of its own. */
const LibraryPicture = z.object({ scene: z.enum(sceneNames), title: z.string(), picture: Picture });
export type LibraryPicture = z.infer<typeof LibraryPicture>;

const note = z.string().trim().max(500).default('');

export const MAX_PREVIEW_DAYS = 30;

export const manageContentEndpoints = inArea('content', {
  'GET /manage/content/': {
    summary: 'Documents with their state, by address',
    query: ManagePage.extend({
      search: typedText.max(100).optional(),
      state: ManagedContent.shape.state.optional(),
      links: z.enum(['broken']).optional().describe('documents with links to removed or hidden pages'),
      sort: sortedBy('title', 'changed'),
    }),
    answer: managed(ManagedContent),
  },
  'GET /manage/content/export/': {
    summary: 'Complete documents by address, a hundred at a time: the live revisions, or the latest with `newest`',
    query: z.object({
      under: ContentAddress.optional().describe('this address and those below it'),
      after: ContentAddress.optional().describe('the last address of the previous response'),
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
    summary: 'All revisions of a document, newest first',
    query: Address,
    answer: z.object({ items: z.array(ContentRevision), broken_links: ManagedContent.shape.broken_links }),
  },
  'POST /manage/content/check/': {
    summary: 'Validates a document: missing references, and markup that would be removed',
    body: z.object({
      document: ContentDocument,
      /** The edited revision, null for a new document; when given, a newer revision is reported as well. */
      base: revision.nullable().optional(),
    }),
    answer: z.object({ findings: z.array(ContentFinding) }),
  },
  'PUT /manage/content/': {
    summary: 'Saves a document as a new draft revision; an unchanged document creates none',
    body: z.object({
      document: ContentDocument,
      /** The edited revision; null: a new document. `edited_meanwhile` when a newer one exists. */
      base: revision.nullable(),
      note,
    }),
    answer: z.object({ changed: z.boolean(), revision: ContentRevision, findings: z.array(ContentFinding) }),
  },
  'GET /manage/content/file/': {
    summary: 'One revision as the text of a file, without its number',
    query: z.object({ address: ContentAddress, revision: digits(z.number().int().min(1)) }),
    answer: ContentRevision.extend({ text: z.string() }),
  },
  'POST /manage/content/file/check/': {
    summary: 'Validates a document, given as the text of a file or as data, and returns it as the other one',
    body: z.union([WrittenText, WrittenData]),
    answer: z.object({
      findings: z.array(FileFinding),
      text: z.string(),
      /** Null: the text cannot be read as a document. */
      document: DraftDocument.nullable(),
    }),
  },
  'PUT /manage/content/file/': {
    summary:
      'Saves a document, given as the text of a file or as data, as a new draft revision, unless it has errors or is unchanged',
    body: z.union([WrittenText.extend({ note }), WrittenData.extend({ note })]),
    answer: z.object({
      /** Null: the document has errors. */
      revision: ContentRevision.nullable(),
      findings: z.array(FileFinding),
    }),
  },
  'POST /manage/content/draw/': {
    summary: 'Resolves blocks as pages show them to guests, each regardless of its visibility',
    body: z.object({ blocks: z.array(z.looseObject({ type: z.string() })).max(200) }),
    answer: z.object({
      /** In the order of the request. Null: the block has mistakes, or nothing to show. */
      blocks: z.array(Block.nullable()),
    }),
  },
  'GET /manage/content/pictures/': {
    summary: 'The drawn scenes that documents can show',
    answer: z.object({ items: z.array(LibraryPicture) }),
  },
  'POST /manage/content/publish/': {
    summary: 'Publishes a revision now or at a later time',
    body: OneRevision.extend({ at: z.iso.datetime({ offset: true }).optional() }),
    answer: ContentRevision.extend({
      /** Older scheduled revisions that became drafts, since they would have replaced this one. */
      unscheduled: z.array(z.int()),
    }),
  },
  'POST /manage/content/publish-due/': {
    summary: 'Publishes the revisions that are due; the API also does so every minute',
    answer: z.object({
      published: z.array(ContentRevision),
      /** Revisions that failed to publish; see the API log. */
      failed: z.array(z.object({ address: ContentAddress, number: z.int() })),
    }),
  },
  'POST /manage/content/unschedule/': {
    summary: 'Turns a scheduled revision back into a draft',
    body: OneRevision,
    answer: ContentRevision,
  },
  'POST /manage/content/withdraw/': {
    summary: 'Takes a document off the site; its revisions stay and can be published again',
    body: Address,
    answer: ContentRevision.extend({ linked_from }),
  },
  'POST /manage/content/restore/': {
    summary: 'Copies an old revision to a new draft',
    body: OneRevision,
    answer: ContentRevision,
  },
  'POST /manage/content/move/': {
    summary: 'Moves a document to another address; the old one redirects',
    body: z.object({ address: ContentAddress, to: ContentAddress }),
    answer: z.object({
      revision: ContentRevision,
      linked_from,
    }),
  },
  'POST /manage/content/preview/': {
    summary: 'Creates a link that shows a revision to everyone with the link, until it expires',
    body: OneRevision.extend({ days: z.int().min(1).max(MAX_PREVIEW_DAYS).default(7) }),
    answer: z.object({ url: z.string(), expires_at: instant }),
  },
} as const);
