import { z } from 'zod';
import { NamedProposal } from './proposals.ts';

const LinkAnswer = z.object({
  status: z.literal('ok'),
  link: z.object({
    /** For the customer; null: revoked. */
    url: z.url().nullable(),
    sent_at: z.iso.datetime(),
    valid_until: z.iso.date(),
    viewed_at: z.iso.datetime().nullable(),
  }),
});
export type ProposalLink = z.infer<typeof LinkAnswer>['link'];

/** Sending a proposal to the customer, and the link that he opens it by. */
export const proposalLinkEndpoints = {
  'POST /account/kp/proposals/{slug}/send/': {
    summary:
      'Makes the customer’s link of an approved proposal, or of a draft that asks for no manager: 409 `proposal_approval`',
    params: NamedProposal,
    body: z.object({ revision: z.int() }),
    answer: LinkAnswer,
  },
  'GET /account/kp/proposals/{slug}/link/': {
    summary: 'The customer’s link of a proposal that has been sent',
    params: NamedProposal,
    answer: LinkAnswer,
  },
  'POST /account/kp/proposals/{slug}/link/': {
    summary: 'Makes another link: the one before it leads nowhere from then on',
    params: NamedProposal,
    answer: LinkAnswer,
  },
  'DELETE /account/kp/proposals/{slug}/link/': {
    summary: 'Revokes the link',
    params: NamedProposal,
    answer: LinkAnswer,
  },
} as const;
