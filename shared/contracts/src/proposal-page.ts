import { z } from 'zod';
import { Proposal } from './proposals.ts';

/** `/account/kp/{slug}/`, at any of its steps: all that the editor works with. */
export const ProposalPageData = z.object({ kind: z.literal('proposal'), proposal: Proposal });
