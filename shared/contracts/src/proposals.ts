import { z } from 'zod';
import { digits, typedText } from './fields.ts';
import { ProposalConfiguration, ProposalOffer } from './proposal-configuration.ts';
import { approvalReasons, proposalActions, proposalStatuses } from './proposal-statuses.ts';

export const proposalSorts = ['-changed', 'changed', '-total', 'total', '-number', 'number'] as const;

const kopecks = z.int().describe('kopecks, VAT included');
const day = z.iso.date().optional().catch(undefined);
/** Of the first version `kp-2026-000123`, of the second `kp-2026-000123-2`. */
const Slug = z.string().regex(/^kp-\d{4}-\d{6}(-\d+)?$/);

/** What the customer has said on the page of the offer. */
const CustomerReply = z.object({
  kind: z.enum(['accepted', 'rejected', 'question']),
  /** Of the proposal that it was said about: an earlier one may have been answered, too. */
  version: z.int(),
  at: z.iso.datetime(),
  name: z.string(),
  phone: z.string(),
  text: z.string(),
  /** The line that is asked about; empty: the whole. */
  line: z.string(),
});
export type CustomerReply = z.infer<typeof CustomerReply>;

const ProposalStatus = z.enum(proposalStatuses);
const ListType = z.enum(['all', ...proposalStatuses]);

export const ListedProposal = z.object({
  slug: Slug,
  number: z.string().describe('КП-2026-000123, from the second version КП-2026-000123/2'),
  version: z.int(),
  /** The newest version, which has taken its place: this one is to be read only. */
  superseded_by: z.int().nullable(),
  object_name: z.string(),
  customer: z.string(),
  total: kopecks,
  status: ProposalStatus,
  /** The last day of the offer in Moscow, once it has been sent. */
  valid_until: z.iso.date().nullable(),
  /** With what words the manufacturer has returned it; empty: he has not. */
  returned: z.string(),
  /** When the customer opened it first. */
  viewed_at: z.iso.datetime().nullable(),
  /** Of all its versions, the latest first. */
  replies: z.array(CustomerReply),
  author: z.object({ id: z.uuid(), name: z.string() }),
  changed_at: z.iso.datetime(),
  /** Each save makes the next one; a save of an older one is refused. */
  revision: z.int(),
  /** A draft whose prices are older than a week: «Обновить цены». */
  prices_outdated: z.boolean(),
  /** What was ordered by it. `url` is null for whoever may not see the order. */
  order: z.object({ number: z.int(), url: z.string().nullable() }).nullable(),
  /** What the visitor may do with it now. */
  actions: z.array(z.enum(proposalActions)),
});
export type ListedProposal = z.infer<typeof ListedProposal>;

/** What the list is narrowed to. What cannot be read is as good as absent. */
export const ProposalsQuery = z.object({
  /** All but the archive, or those of one status. */
  type: ListType.catch('all'),
  /** Number, object, customer. */
  search: typedText.max(100).catch(''),
  author: z.uuid().optional().catch(undefined),
  /** Both days are included. */
  from: day,
  to: day,
  sort: z.enum(proposalSorts).catch('-changed'),
  page: digits(z.number().int().min(1).max(10_000)).catch(1),
});
export type ProposalsQuery = z.infer<typeof ProposalsQuery>;

const PriceBook = z.object({
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

/** What the API has calculated: the sums that bind, whatever the browser shows. */
const Totals = z.object({
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

/** How the manufacturer's manager stands to it. */
const Review = z.object({
  /** Why he has looked at it, or is looking. */
  reasons: z.array(z.enum(approvalReasons)),
  /** What he wants changed, by key of the line. */
  lines: z.record(z.string(), z.string()),
});

export const Proposal = ListedProposal.extend({
  rules_version: z.string(),
  may_edit: z.boolean(),
  configuration: ProposalConfiguration,
  offer: ProposalOffer,
  book: PriceBook,
  totals: Totals,
  /** Null for whoever may not see partners' prices. */
  purchase: Purchase.nullable(),
  errors: z.array(z.string()).describe('codes of what keeps it from being sent'),
  priced_at: z.iso.datetime().describe('of when its prices are'),
  /** Who saved this revision; null: it was not a person of the company. */
  saved_by: ListedProposal.shape.author.nullable(),
  /** Who has it open for editing now, the visitor himself included. */
  edited_by: ListedProposal.shape.author.nullable(),
  /** When it left draft: of that day is its VAT. */
  frozen_at: z.iso.datetime().nullable(),
  review: Review,
  /** All that its number has, the first one first. */
  versions: z.array(
    z.object({ slug: Slug, number: z.string(), version: z.int(), status: ProposalStatus, total: kopecks }),
  ),
});
export type Proposal = z.infer<typeof Proposal>;

const ProposalsAnswer = z.object({
  query: ProposalsQuery,
  items: z.array(ListedProposal),
  total: z.int(),
  pages: z.int(),
  authors: z.array(ListedProposal.shape.author),
  /** By `type`, with the same search, author and period. */
  counts: z.record(ListType, z.int()),
  /** Without any filter: none means that there is nothing to look for. */
  total_unfiltered: z.int(),
});

/** `GET /api/account/kp/`. */
export const ProposalsPageData = ProposalsAnswer.extend({ kind: z.literal('proposals') });
export type ProposalsPageData = z.infer<typeof ProposalsPageData>;

export const ProposalAnswer = z.object({ status: z.literal('ok'), proposal: Proposal });
export const NamedProposal = z.object({ slug: z.string().max(100) });

export const proposalEndpoints = {
  'GET /account/kp/proposals/': {
    summary: 'Proposals that the visitor may see: his own, or those of the company',
    query: ProposalsQuery,
    answer: ProposalsAnswer,
  },
  'POST /account/kp/proposals/': { summary: 'Begins an empty proposal', answer: ProposalAnswer },
  'GET /account/kp/proposals/{slug}/': {
    summary: 'A proposal with its own prices, calculated by its own rules',
    params: NamedProposal,
    answer: ProposalAnswer,
  },
  'PUT /account/kp/proposals/{slug}/': {
    summary:
      'Saves a draft; 409 `edited_meanwhile` when another save came first, `edited_elsewhere` when the `editor` that is given has been taken over from, `proposal_status` when it is none',
    params: NamedProposal,
    body: z.object({
      revision: z.int(),
      configuration: ProposalConfiguration,
      offer: ProposalOffer,
      editor: z.uuid().optional(),
    }),
    answer: ProposalAnswer,
  },
} as const;
export type ProposalSave = z.infer<(typeof proposalEndpoints)['PUT /account/kp/proposals/{slug}/']['body']>;
export type ProposalList = z.infer<(typeof proposalEndpoints)['GET /account/kp/proposals/']['answer']>;
