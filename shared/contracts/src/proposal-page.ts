import { z } from 'zod';
import { Proposal } from './proposals.ts';

/** `/account/kp/{slug}/` at any of its steps: all data of the editor. */
export const ProposalPageData = z.object({ kind: z.literal('proposal'), proposal: Proposal });
