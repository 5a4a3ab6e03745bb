import { z } from 'zod';
import { digits, typedText } from './fields.ts';
import { inArea } from './staff-rights.ts';

/**
 * Back office endpoints, `/api/manage/…`, called by `npm run manage`, by the staff's pages in their sessions, and by
 * other systems. Without a session they use `Authorization: Bearer <key>` instead of request key and session. With the
 * key of the settings, write calls name the author in `Manage-Author`, URI-encoded.
 */
export const MANAGE_AUTHOR_HEADER = 'manage-author';
/** For development; production sets its own key. */
export const MANAGE_DEVELOPMENT_KEY = 'manage-dev-key';

/** 50 items per page, newest first by default. */
export const ManagePage = z.object({ page: digits(z.number().int().min(1).max(100_000)).default(1) });
export const managed = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pages: z.int() });

/** Columns that a list can be sorted by: `price` ascending, `-price` descending. Default: the list's own order. */
export const sortedBy = <const Name extends string>(...names: Name[]) =>
  z.enum(names.flatMap((name): (Name | `-${Name}`)[] => [name, `-${name}`])).optional();

/** A decision of the staff; stored permanently, in the same transaction as the change it makes. */
export const Decision = z.object({
  at: z.iso.datetime(),
  author: z.string(),
  /** Entity type, named as in the command: `orders`. */
  noun: z.string(),
  /** Entity number or id, as passed to the command. */
  subject: z.string(),
  action: z.string(),
  text: z.string(),
});
export type Decision = z.infer<typeof Decision>;

export const manageDecisionEndpoints = inArea('decisions', {
  'GET /manage/decisions/': {
    summary: 'Decisions of the staff, newest first',
    query: ManagePage.extend({
      noun: z.string().max(50).optional(),
      subject: z.string().max(100).optional(),
      search: typedText.max(100).default('').describe('part of the author, the subject or the text'),
    }),
    answer: managed(Decision),
  },
} as const);
