import { z } from 'zod';
import { digits, typedText } from './fields.ts';
import { ProposalConfiguration, ProposalOffer } from './proposal-configuration.ts';
import { approvalReasons, proposalActions, proposalStatuses } from './proposal-statuses.ts';

export const proposalSorts = ['-changed', 'changed', '-total', 'total', '-number', 'number'] as const;

const kopecks = z.int().describe('kopecks, VAT included');
const day = z.iso.date().optional().catch(undefined);
/** `kp-2026-000123` for the first version, `kp-2026-000123-2` for the second. */
const Slug = z.string().regex(/^kp-\d{4}-\d{6}(-\d+)?$/);

const CustomerReply = z.object({
  kind: z.enum(['accepted', 'rejected', 'question']),
  /** The version that the reply is about, possibly an earlier one. */
  version: z.int(),
  at: z.iso.datetime(),
  name: z.string(),
  phone: z.string(),
  text: z.string(),
  /** Key of the line in question; empty: the whole proposal. */
  line: z.string(),
});
export type CustomerReply = z.infer<typeof CustomerReply>;

const ProposalStatus = z.enum(proposalStatuses);
const ListType = z.enum(['all', ...proposalStatuses]);

export const ListedProposal = z.object({
  slug: Slug,
  number: z.string().describe('КП-2026-000123, from the second version КП-2026-000123/2'),
  version: z.int(),
  /** The newest version; when set, this one is read-only. */
  superseded_by: z.int().nullable(),
  object_name: z.string(),
  customer: z.string(),
  total: kopecks,
  status: ProposalStatus,
  /** The last day of the offer, Moscow time; null until sent. */
  valid_until: z.iso.date().nullable(),
  /** The manufacturer's comment on returning it; empty: not returned. */
  returned: z.string(),
  viewed_at: z.iso.datetime().nullable(),
  /** Replies to all of its versions, latest first. */
  replies: z.array(CustomerReply),
  author: z.object({ id: z.uuid(), name: z.string() }),
  changed_at: z.iso.datetime(),
  /** Incremented by each save; a save of an older revision is rejected. */
  revision: z.int(),
  /** A draft with prices older than a week: «Обновить цены». */
  prices_outdated: z.boolean(),
  /** The resulting order. `url` is null for visitors without access to the order. */
  order: z.object({ number: z.int(), url: z.string().nullable() }).nullable(),
  /** Actions available to this visitor now. */
  actions: z.array(z.enum(proposalActions)),
});
export type ListedProposal = z.infer<typeof ListedProposal>;

/** Filters of the list. Unreadable values fall back to the defaults. */
export const ProposalsQuery = z.object({
  /** One status, or all but the archive. */
  type: ListType.catch('all'),
  /** Matches the number, object or customer. */
  search: typedText.max(100).catch(''),
  author: z.uuid().optional().catch(undefined),
  /** Inclusive range. */
  from: day,
  to: day,
  sort: z.enum(proposalSorts).catch('-changed'),
  page: digits(z.number().int().min(1).max(10_000)).catch(1),
});
export type ProposalsQuery = z.infer<typeof ProposalsQuery>;

export const PriceBook = z.object({
  catalogue: z.record(
    z.string(),
    z.object({
      name: z.string(),
      unit: z.string(),
      group: z.enum(['A', 'B', 'C', 'D', 'L', 'M']),
      price: kopecks.nullable(),
    }),
  ),
  own: z.array(
    z.object({
      kind: z.enum(['service', 'product']),
      id: z.uuid(),
      name: z.string(),
      unit: z.string(),
      price: kopecks.nullable(),
    }),
  ),
});

/** Authoritative totals, calculated by the API. */
export const Totals = z.object({
  retail_total: kopecks,
  discount: kopecks,
  total: kopecks,
  vat: z.object({ rate: z.number().nullable(), amount: kopecks.nullable(), text: z.string() }),
  on_request: z.array(z.string()),
});
const Purchase = z.object({
  terms: z.record(z.enum(['A', 'B', 'C', 'D', 'L', 'M']), z.number()).describe('percent by discount group'),
  cost: kopecks,
  own: kopecks,
  margin: kopecks,
  below_cost: z.array(z.string()),
});

/** State of the approval by the manufacturer's manager. */
const Review = z.object({
  /** Why the proposal needs, or needed, approval. */
  reasons: z.array(z.enum(approvalReasons)),
  /** Requested changes, by line key. */
  lines: z.record(z.string(), z.string()),
});

export const Proposal = ListedProposal.extend({
  rules_version: z.string(),
  may_edit: z.boolean(),
  configuration: ProposalConfiguration,
  offer: ProposalOffer,
  book: PriceBook,
  totals: Totals,
  /** Null for visitors who may not see partner prices. */
  purchase: Purchase.nullable(),
  errors: z.array(z.string()).describe('codes of the errors that prevent sending'),
  priced_at: z.iso.datetime().describe('date of its prices'),
  /** The employee who saved this revision; null: not an employee of the company. */
  saved_by: ListedProposal.shape.author.nullable(),
  /** The current editor, possibly the visitor. */
  edited_by: ListedProposal.shape.author.nullable(),
  /** When it left the draft status; its VAT rate is the one of that day. */
  frozen_at: z.iso.datetime().nullable(),
  review: Review,
  /** All versions of the number, oldest first. */
  versions: z.array(
    z.object({ slug: Slug, number: z.string(), version: z.int(), status: ProposalStatus, total: kopecks }),
  ),
});
export type Proposal = z.infer<typeof Proposal>;

const ProposalsResponse = z.object({
  query: ProposalsQuery,
  items: z.array(ListedProposal),
  total: z.int(),
  pages: z.int(),
  authors: z.array(ListedProposal.shape.author),
  /** By `type`, with the same search, author and period. */
  counts: z.record(ListType, z.int()),
  /** Count without filters; 0: there is nothing to filter. */
  total_unfiltered: z.int(),
});

export const ProposalsPageData = ProposalsResponse.extend({ kind: z.literal('proposals') });
export type ProposalsPageData = z.infer<typeof ProposalsPageData>;

export const ProposalResponse = z.object({ status: z.literal('ok'), proposal: Proposal });
export const NamedProposal = z.object({ slug: z.string().max(100) });

export const proposalEndpoints = {
  'GET /account/kp/proposals/': {
    summary: 'Proposals that the visitor may see: own ones, or those of the company',
    query: ProposalsQuery,
    answer: ProposalsResponse,
  },
  'POST /account/kp/proposals/': { summary: 'Creates an empty proposal', answer: ProposalResponse },
  'GET /account/kp/proposals/{slug}/': {
    summary: 'A proposal, calculated with its own prices and version of the rules',
    params: NamedProposal,
    answer: ProposalResponse,
  },
  'PUT /account/kp/proposals/{slug}/': {
    summary:
      'Saves a draft; 409 `edited_meanwhile` after another save, `edited_elsewhere` when another editor has taken over from the given `editor`, `proposal_status` when it is not a draft',
    params: NamedProposal,
    body: z.object({
      revision: z.int(),
      configuration: ProposalConfiguration,
      offer: ProposalOffer,
      editor: z.uuid().optional(),
    }),
    answer: ProposalResponse,
  },
} as const;
export type ProposalSave = z.infer<(typeof proposalEndpoints)['PUT /account/kp/proposals/{slug}/']['body']>;
export type ProposalList = z.infer<(typeof proposalEndpoints)['GET /account/kp/proposals/']['answer']>;
