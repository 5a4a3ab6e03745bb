import { z } from 'zod';
import { typicalCarParks } from './proposal-statuses.ts';
import { NamedProposal, ProposalResponse } from './proposals.ts';

const kopecks = z.int();

/** Optimistic lock: the call applies to the displayed revision; 409 `edited_meanwhile` after a later save. */
const Seen = z.object({ revision: z.int() });

const PriceDifferences = z.object({
  status: z.literal('ok'),
  revision: z.int(),
  lines: z.array(
    z.object({
      key: z.string(),
      article: z.string().nullable(),
      name: z.string(),
      qty: z.int(),
      /** Retail; null: on request. */
      before: kopecks.nullable(),
      after: kopecks.nullable(),
    }),
  ),
  total: z.object({ before: kopecks, after: kopecks }),
});
export type PriceDifferences = z.infer<typeof PriceDifferences>;

/** Status changes of a proposal; 409 `proposal_status` when its status does not allow the call. */
export const proposalLifeEndpoints = {
  'POST /account/kp/proposals/typical/{car_park}/': {
    summary: 'Creates a proposal from a typical car park',
    params: z.object({ car_park: z.enum(typicalCarParks) }),
    answer: ProposalResponse,
  },
  'POST /account/kp/proposals/{slug}/copy/': {
    summary: 'Copies a proposal: new number, today’s prices, no customer',
    params: NamedProposal,
    answer: ProposalResponse,
  },
  'POST /account/kp/proposals/{slug}/versions/': {
    summary: 'Creates the next version of the same number; this one becomes read-only',
    params: NamedProposal,
    answer: ProposalResponse,
  },
  'POST /account/kp/proposals/{slug}/submit/': {
    summary: 'Submits a draft for approval and freezes its prices; approved at once unless it needs a manager',
    params: NamedProposal,
    body: Seen,
    answer: ProposalResponse,
  },
  'GET /account/kp/proposals/{slug}/prices/': {
    summary: 'Shows how today’s prices would change a draft',
    params: NamedProposal,
    answer: PriceDifferences,
  },
  'POST /account/kp/proposals/{slug}/prices/': {
    summary: 'Updates a draft to today’s prices and rules',
    params: NamedProposal,
    body: Seen,
    answer: ProposalResponse,
  },
  'POST /account/kp/proposals/{slug}/reject/': {
    summary: 'Records the customer’s rejection',
    params: NamedProposal,
    body: z.object({ reason: z.string().trim().max(500) }),
    answer: ProposalResponse,
  },
  'POST /account/kp/proposals/{slug}/archive/': {
    summary: 'Archives a draft or a rejected proposal',
    params: NamedProposal,
    answer: ProposalResponse,
  },
  'POST /account/kp/proposals/{slug}/restore/': {
    summary: 'Restores a proposal from the archive with its former status',
    params: NamedProposal,
    answer: ProposalResponse,
  },
  'DELETE /account/kp/proposals/{slug}/': {
    summary: 'Deletes a draft; its number is not used again',
    params: NamedProposal,
    answer: z.object({ status: z.literal('ok') }),
  },
} as const;
