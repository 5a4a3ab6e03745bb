import { z } from 'zod';
import { digits } from './fields.ts';
import { proposalSteps } from './proposal-steps.ts';
import { ListedProposal, NamedProposal } from './proposals.ts';

const kopecks = z.int();

const ComparedVersion = ListedProposal.pick({ slug: true, number: true, version: true, status: true }).extend({
  /** Of its prices and its VAT. */
  day: z.iso.date(),
  retail_total: kopecks,
  discount: kopecks,
  total: kopecks,
  vat: z.object({ text: z.string(), amount: kopecks.nullable() }),
});

/** Prices are the customer's; null: on request. */
const LineState = z.object({
  qty: z.int(),
  price: kopecks.nullable(),
  discount_percent: z.number(),
  sum: kopecks.nullable(),
});

/** What lies between two versions of a proposal. */
export const VersionChanges = z.object({
  status: z.literal('ok'),
  before: ComparedVersion,
  after: ComparedVersion,
  lines: z.array(
    z.object({
      key: z.string(),
      step: z.enum(proposalSteps),
      article: z.string().nullable(),
      name: z.string(),
      unit: z.string(),
      /** Null: it was not there yet. */
      before: LineState.nullable(),
      /** Null: it is gone. */
      after: LineState.nullable(),
    }),
  ),
  /** What stands elsewhere on the drawing, or is called otherwise; what came or went is among the lines. */
  drawing: z.array(
    z.object({ name: z.string(), moved: z.boolean(), was_called: z.string().nullable().describe('null: the same') }),
  ),
  same: z.int().describe('lines that are the same in both'),
});
export type VersionChanges = z.infer<typeof VersionChanges>;

export const versionEndpoints = {
  'GET /account/kp/proposals/{slug}/changes/': {
    summary: 'What an earlier version of the same number was like, line by line where they differ',
    params: NamedProposal,
    query: z.object({ since: digits(z.number().int().min(1)).describe('number of the earlier version') }),
    answer: VersionChanges,
  },
} as const;
