import { z } from 'zod';
import { typicalCarParks } from './proposal-statuses.ts';
import { NamedProposal, ProposalAnswer } from './proposals.ts';

const kopecks = z.int();

/** What was seen is what is meant: a later save of somebody else's answers 409 `edited_meanwhile`. */
const Seen = z.object({ revision: z.int() });

/** What today's prices would make of a draft. */
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

/** What happens to a proposal besides being edited; 409 `proposal_status` where its status does not allow it. */
export const proposalLifeEndpoints = {
  'POST /account/kp/proposals/typical/{car_park}/': {
    summary: 'Begins a proposal with a typical car park',
    params: z.object({ car_park: z.enum(typicalCarParks) }),
    answer: ProposalAnswer,
  },
  'POST /account/kp/proposals/{slug}/copy/': {
    summary: 'Begins a proposal like this one: a number of its own, today’s prices, no customer',
    params: NamedProposal,
    answer: ProposalAnswer,
  },
  'POST /account/kp/proposals/{slug}/versions/': {
    summary: 'Begins the next version of the same number; this one is read only from then on',
    params: NamedProposal,
    answer: ProposalAnswer,
  },
  'POST /account/kp/proposals/{slug}/submit/': {
    summary:
      'Sends a draft for approval, which it passes at once when nothing asks for a manager; its prices are frozen',
    params: NamedProposal,
    body: Seen,
    answer: ProposalAnswer,
  },
  'GET /account/kp/proposals/{slug}/prices/': {
    summary: 'What today’s prices would change in a draft',
    params: NamedProposal,
    answer: PriceDifferences,
  },
  'POST /account/kp/proposals/{slug}/prices/': {
    summary: 'Gives a draft today’s prices and rules',
    params: NamedProposal,
    body: Seen,
    answer: ProposalAnswer,
  },
  'POST /account/kp/proposals/{slug}/reject/': {
    summary: 'Records that the customer has refused it',
    params: NamedProposal,
    body: z.object({ reason: z.string().trim().max(500) }),
    answer: ProposalAnswer,
  },
  'POST /account/kp/proposals/{slug}/archive/': {
    summary: 'Puts a draft or a rejected proposal away',
    params: NamedProposal,
    answer: ProposalAnswer,
  },
  'POST /account/kp/proposals/{slug}/restore/': {
    summary: 'Takes a proposal out of the archive, as it was',
    params: NamedProposal,
    answer: ProposalAnswer,
  },
  'DELETE /account/kp/proposals/{slug}/': {
    summary: 'Deletes a draft; its number is not used again',
    params: NamedProposal,
    answer: z.object({ status: z.literal('ok') }),
  },
} as const;
