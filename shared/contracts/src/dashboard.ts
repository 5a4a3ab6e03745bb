import { z } from 'zod';

/** Kinds of pending tasks; the page picks the presentation by it. */
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

export const Waiting = z.object({
  kind: z.enum(waitingKinds),
  title: z.string(),
  text: z.string(),
  url: z.string(),
});
export type Waiting = z.infer<typeof Waiting>;

/** `GET /api/account/main/`: the whole dashboard in one call. */
export const DashboardPageData = z.object({
  kind: z.literal('account'),
  company: z.string().nullable(),
  /** Orders in progress; for managers of a company, all of the company's. */
  orders_open: z.int(),
  /** No order was ever placed: the page shows an invitation. */
  is_new: z.boolean(),
  waiting: z.array(Waiting),
  /** The visitor's account manager; null: use the site's phone. */
  manager: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
});
export type DashboardPageData = z.infer<typeof DashboardPageData>;
