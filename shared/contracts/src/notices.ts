import { z } from 'zod';

/** An event for the visitor: an order changed its status, an application was decided. */
export const Notice = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

/** The latest notices, newest first. */
export const NoticesResponse = z.object({
  items: z.array(Notice),
  unread: z.int().nonnegative(),
  /** Whether unread notices are sent in a daily e-mail. */
  digest: z.boolean(),
});
export type NoticesResponse = z.infer<typeof NoticesResponse>;

/** Marks notices up to this id as read, so that later ones stay unread. */
export const NoticesRead = z.object({ up_to: z.int().positive() });
export const NoticesDigest = z.object({ digest: z.boolean() });

/** Names of the fields as shown to visitors. */
export const noticeFieldNames = {
  digest: 'Сводка по\u00a0почте',
};
