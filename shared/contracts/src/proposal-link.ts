import { z } from 'zod';
import { NamedProposal } from './proposals.ts';

const LinkResponse = z.object({
  status: z.literal('ok'),
  link: z.object({
    /** For the customer; null: revoked. */
    url: z.url().nullable(),
    sent_at: z.iso.datetime(),
    valid_until: z.iso.date(),
    viewed_at: z.iso.datetime().nullable(),
  }),
});
export type ProposalLink = z.infer<typeof LinkResponse>['link'];

export const proposalLinkEndpoints = {
  'POST /account/kp/proposals/{slug}/send/': {
    summary:
      'Creates the customer’s link of an approved proposal, or of a draft that needs no manager; otherwise 409 `proposal_approval`',
    params: NamedProposal,
    body: z.object({ revision: z.int() }),
    answer: LinkResponse,
  },
  'GET /account/kp/proposals/{slug}/link/': {
    summary: 'The customer’s link of a proposal that was sent',
    params: NamedProposal,
    answer: LinkResponse,
  },
  'POST /account/kp/proposals/{slug}/link/': {
    summary: 'Replaces the link; the previous one stops working',
    params: NamedProposal,
    answer: LinkResponse,
  },
  'DELETE /account/kp/proposals/{slug}/link/': {
    summary: 'Revokes the link',
    params: NamedProposal,
    answer: LinkResponse,
  },
} as const;
