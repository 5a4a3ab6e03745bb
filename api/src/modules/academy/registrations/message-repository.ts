import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { users } from '../../../tables/user-tables.ts';
import { eventMessages, type MessageKind } from '../../../tables/academy-tables.ts';

export type Message = typeof eventMessages.$inferSelect;
export type NewMessage = Omit<typeof eventMessages.$inferInsert, 'taken_at'>;

const waiting = isNull(eventMessages.taken_at);

export class MessageRepository {
  constructor(private readonly db: Db) {}

  /** Adds the messages that are not there yet and returns them. */
  async add(rows: NewMessage[]): Promise<Pick<Message, 'id' | 'due_at'>[]> {
    if (rows.length === 0) return [];
    return this.db
      .insert(eventMessages)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: eventMessages.id, due_at: eventMessages.due_at });
  }

  /** Deletes messages that no longer hold, so that they can be written again. */
  forget(registrationId: string, kinds: MessageKind[]) {
    return this.db
      .delete(eventMessages)
      .where(and(eq(eventMessages.registration_id, registrationId), inArray(eventMessages.kind, kinds)));
  }

  /** Deletes the messages to a participant who leaves, so that they are sent anew if the person comes back. */
  forgetRecipient(registrationId: string, recipient: string) {
    return this.db
      .delete(eventMessages)
      .where(
        and(
          eq(eventMessages.registration_id, registrationId),
          eq(eventMessages.recipient, recipient),
          isNull(eventMessages.participant_id),
        ),
      );
  }

  forgetOfEvent(eventId: number) {
    return this.db.delete(eventMessages).where(eq(eventMessages.event_id, eventId));
  }

  due(now: Date): Promise<Pick<Message, 'id'>[]> {
    return this.db
      .select({ id: eventMessages.id })
      .from(eventMessages)
      .where(and(waiting, lte(eventMessages.due_at, now)))
      .orderBy(asc(eventMessages.id));
  }

  /** Undefined when the message has been taken or withdrawn. */
  async take(id: number, at: Date): Promise<Message | undefined> {
    const [message] = await this.db
      .update(eventMessages)
      .set({ taken_at: at })
      .where(and(waiting, eq(eventMessages.id, id)))
      .returning();
    return message;
  }

  async emailOf(userId: string): Promise<string | undefined> {
    const [row] = await this.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    return row?.email || undefined;
  }
}
