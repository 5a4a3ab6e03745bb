import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { outgoingMessages as messages } from '../tables/outbox-tables.ts';

type Left = { to: string; subject: string; text: string };

/** An API of a version before the queue sends a message within this time of its turn, in ms. */
const PATIENCE = 10 * 60_000;

/**
 * Moves messages that an API of a version before the queue has left in its table to the queue. While such an API runs, it
 * sends its own.
 */
export const takeLeftMessages = (
  db: Db,
  channel: 'mail' | 'sms',
  now: Date,
  send: (left: Left[], tx: Db) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const overdue = new Date(now.getTime() - PATIENCE);
    const left = await tx
      .delete(messages)
      .where(and(eq(messages.channel, channel), lte(messages.next_try_at, overdue)))
      .returning();
    await send(
      left.map(({ recipient: to, subject, body: text }) => ({ to, subject, text })),
      tx,
    );
  });
