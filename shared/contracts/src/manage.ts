import { z } from 'zod';
import { digits } from './fields.ts';

/**
 * Calls of the back office, `/api/manage/…`: the command `npm run manage` makes them, and the back office itself would.
 * They carry `Authorization: Bearer <MANAGE_KEY>` instead of request key and session. Whoever changes something says who
 * he is in `Manage-Author`, URI-encoded: the key vouches for the back office, which vouches for its people.
 */
export const MANAGE_AUTHOR_HEADER = 'manage-author';
/** For development; production has a key of its own. */
export const MANAGE_DEVELOPMENT_KEY = 'manage-dev-key';

/** Of a list: 50 at a time, the newest first. */
export const ManagePage = z.object({ page: digits(z.number().int().min(1).max(100_000)).default(1) });
export const managed = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pages: z.int() });

/** What somebody of the staff has decided: kept for ever, in the same transaction as what it changes. */
export const Decision = z.object({
  at: z.iso.datetime(),
  author: z.string(),
  /** What kind of thing it is about, as the command names it: `orders`. */
  noun: z.string(),
  /** Which of them: the number or id that the command takes. */
  subject: z.string(),
  action: z.string(),
  text: z.string(),
});
export type Decision = z.infer<typeof Decision>;

export const manageDecisionEndpoints = {
  'GET /manage/decisions/': {
    summary: 'What the staff has decided, the newest first',
    query: ManagePage.extend({ noun: z.string().max(50).optional(), subject: z.string().max(100).optional() }),
    answer: managed(Decision),
  },
} as const;
