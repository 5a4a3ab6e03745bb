import { MAX_PROJECT_DISCOUNT } from './limits.ts';
import { z } from 'zod';
import { typedText } from './fields.ts';
import { Decision, managed, ManagePage, sortedBy } from './manage.ts';
import { approvalReasons, proposalStatuses } from './proposal-statuses.ts';
import { proposalSteps } from './proposal-steps.ts';
import { inArea } from './staff-rights.ts';

const kopecks = z.int();

const ManagedProposalRow = z.object({
  number: z.string(),
  /** The number in addresses. */
  slug: z.string(),
  status: z.enum(proposalStatuses),
  company: z.string(),
  inn: z.string(),
  author: z.string(),
  object_name: z.string(),
  total: kopecks,
  reasons: z.array(z.enum(approvalReasons)),
  changed_at: z.iso.datetime(),
});
export type ManagedProposalRow = z.infer<typeof ManagedProposalRow>;

const ManagedLine = z.object({
  key: z.string().describe('identifies the line in comments'),
  step: z.enum(proposalSteps),
  article: z.string().nullable(),
  name: z.string(),
  qty: z.int(),
  /** For the customer; null: on request. */
  price: kopecks.nullable(),
  sum: kopecks.nullable(),
  /** The partner's purchase price per unit; null: the partner's own item, or on request. */
  purchase_price: kopecks.nullable(),
  below_cost: z.boolean(),
  /** Without a price in the catalogue: the staff may set one for this proposal. */
  is_on_request: z.boolean(),
  comment: z.string(),
});

export const ManagedProposal = ManagedProposalRow.extend({
  customer: z.string(),
  lines: z.array(ManagedLine),
  discount_percent: z.int(),
  cost: kopecks,
  margin: kopecks,
  /** Percent off purchase prices, in this proposal only. */
  project_discount: z.int(),
  devices: z.int(),
  /** The comment of the last return. */
  returned: z.string(),
  events: z.array(z.object({ at: z.iso.datetime(), action: z.string(), text: z.string() })),
  decisions: z.array(Decision),
});
export type ManagedProposal = z.infer<typeof ManagedProposal>;

/** The drawing that the partner and the customer get. */
const ManagedPlan = z.object({
  svg: z.string(),
  width: z.number(),
  height: z.number(),
  sheets: z.array(z.string()).describe('titles; empty: the car park has no lanes yet'),
});
export type ManagedPlan = z.infer<typeof ManagedPlan>;

const OneProposal = z.object({ number: z.string().max(40) });
const comment = z.string().trim().min(1, 'Напишите, что изменить').max(1_000);

export const manageProposalEndpoints = inArea('proposals', {
  'GET /manage/proposals/': {
    summary: 'Proposals of partners by status: by default those waiting for approval, oldest first',
    query: ManagePage.extend({
      status: z.enum(proposalStatuses).default('moderation'),
      search: typedText.max(100).default('').describe('number, object, customer, company or its tax number'),
      sort: sortedBy('company', 'total', 'changed'),
    }),
    answer: managed(ManagedProposalRow),
  },
  'GET /manage/proposals/{number}/': {
    summary: 'One proposal with its lines, their cost to the partner, and why it needs approval',
    params: OneProposal,
    answer: ManagedProposal,
  },
  'GET /manage/proposals/{number}/plan/': {
    summary: 'The drawing of the car park, in the state of the proposal',
    params: OneProposal,
    answer: ManagedPlan,
  },
  'POST /manage/proposals/{number}/approve/': {
    summary: 'Approves a proposal; 409 `price_on_request` while a catalogue line has no price',
    params: OneProposal,
    answer: ManagedProposal,
  },
  'POST /manage/proposals/{number}/return/': {
    summary: 'Returns a proposal to its author as a draft, with a comment and comments on lines',
    params: OneProposal,
    body: z.object({ comment, lines: z.record(z.string().max(100), comment).default({}) }),
    answer: ManagedProposal,
  },
  'POST /manage/proposals/{number}/price/': {
    summary: 'Sets the retail price, in roubles, of an article on request, for this proposal only',
    params: OneProposal,
    body: z.object({ article: z.string().max(40), price: z.int().min(1).max(100_000_000) }),
    answer: ManagedProposal,
  },
  'POST /manage/proposals/{number}/discount/': {
    summary: 'Sets the partner’s minimum discount in percent, for this proposal only',
    params: OneProposal,
    body: z.object({ percent: z.int().min(0).max(MAX_PROJECT_DISCOUNT) }),
    answer: ManagedProposal,
  },
} as const);
