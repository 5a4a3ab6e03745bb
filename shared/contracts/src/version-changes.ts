import { z } from 'zod';
import { digits } from './fields.ts';
import { proposalSteps } from './proposal-steps.ts';
import { ListedProposal, NamedProposal } from './proposals.ts';

const kopecks = z.int();

const ComparedVersion = ListedProposal.pick({ slug: true, number: true, version: true, status: true }).extend({
  /** The day of its prices and its VAT rate. */
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
      /** Null: the line was added. */
      before: LineState.nullable(),
      /** Null: the line was removed. */
      after: LineState.nullable(),
    }),
  ),
  /** Moved or renamed objects; added and removed ones are among the lines. */
  drawing: z.array(
    z.object({ name: z.string(), moved: z.boolean(), was_called: z.string().nullable().describe('null: not renamed') }),
  ),
  same: z.int().describe('number of unchanged lines'),
});
export type VersionChanges = z.infer<typeof VersionChanges>;

export const versionEndpoints = {
  'GET /account/kp/proposals/{slug}/changes/': {
    summary: 'Differences from an earlier version of the same number, line by line',
    params: NamedProposal,
    query: z.object({ since: digits(z.number().int().min(1)).describe('number of the earlier version') }),
    answer: VersionChanges,
  },
} as const;
