import { z } from 'zod';

/** Something that happened to what is the visitor's: an order moved, an application was decided. */
export const Notice = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  /** Where to look at it: a path of the site. */
  url: z.string(),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

/** The latest, the newest first. */
export const NoticesAnswer = z.object({
  items: z.array(Notice),
  unread: z.int().nonnegative(),
  /** Whether an e-mail a day sums up what has not been read. */
  digest: z.boolean(),
});
export type NoticesAnswer = z.infer<typeof NoticesAnswer>;

/** All up to this one have been seen, so that what came meanwhile stays new. */
export const NoticesRead = z.object({ up_to: z.int().positive() });
export const NoticesDigest = z.object({ digest: z.boolean() });
