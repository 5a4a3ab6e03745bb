import { z } from 'zod';

/** What something that waits is about; the page shows it by this. */
export const waitingKinds = [
  'payment',
  'pickup',
  'answer',
  'proposal',
  'member',
  'certificate',
  'policy',
  'event',
  'training',
] as const;

/** Something that waits for the visitor, with the page where he does it. */
export const Waiting = z.object({
  kind: z.enum(waitingKinds),
  title: z.string(),
  text: z.string(),
  url: z.string(),
});
export type Waiting = z.infer<typeof Waiting>;

/** `GET /api/account/main/`: all that the dashboard shows, in one call. */
export const DashboardPageData = z.object({
  kind: z.literal('account'),
  company: z.string().nullable(),
  /** Orders on their way; of those who answer for a company, all of it. */
  orders_open: z.int(),
  /** Nothing was ever ordered: the page invites. */
  is_new: z.boolean(),
  waiting: z.array(Waiting),
  /** Who looks after the visitor; null: the site's own phone. */
  manager: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
});
export type DashboardPageData = z.infer<typeof DashboardPageData>;
