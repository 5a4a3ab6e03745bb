import { z } from 'zod';
import { ListedProposal, NamedProposal } from './proposals.ts';

const Editor = z.uuid().describe('made by the tab that edits: one person may have two');

export const proposalEditingEndpoints = {
  'PUT /account/kp/proposals/{slug}/editing/': {
    summary:
      'Takes a draft for editing, or goes on with it: every 20 s, or it is free after 90 s. Saves bind by revision; 409 `proposal_status` when it is none any more',
    params: NamedProposal,
    body: z.object({ editor: Editor, take_over: z.boolean().describe('also from whoever edits it now') }),
    answer: z.object({
      status: z.literal('ok'),
      is_yours: z.boolean(),
      by: ListedProposal.shape.author.nullable().describe('who edits it now'),
      revision: z.int(),
    }),
  },
  'DELETE /account/kp/proposals/{slug}/editing/{editor}/': {
    summary: 'Leaves a draft to others',
    params: NamedProposal.extend({ editor: Editor }),
    answer: z.object({ status: z.literal('ok') }),
  },
} as const;
