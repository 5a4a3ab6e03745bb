import type { EventFeedback } from '@site/contracts/academy-feedback';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { eventFeedback, eventParticipants, events } from '../../../tables/academy-tables.ts';

export class FeedbackRepository {
  constructor(private readonly db: Db) {}

  /** Finds the participant by the code of the letter, while marked as present. */
  async byCode(code: string) {
    const [row] = await this.db
      .select({ participant: eventParticipants, event: events, feedback: eventFeedback })
      .from(eventParticipants)
      .innerJoin(events, eq(events.id, eventParticipants.event_id))
      .leftJoin(eventFeedback, eq(eventFeedback.participant_id, eventParticipants.id))
      .where(and(eq(eventParticipants.feedback_code, code), eventParticipants.attended));
    return row;
  }

  save(participant_id: number, feedback: EventFeedback, at: Date) {
    return this.db
      .insert(eventFeedback)
      .values({ participant_id, ...feedback, at })
      .onConflictDoUpdate({ target: eventFeedback.participant_id, set: { ...feedback, at } });
  }

  ofEvent(eventId: number) {
    return this.db
      .select({ participant: eventParticipants, feedback: eventFeedback })
      .from(eventFeedback)
      .innerJoin(eventParticipants, eq(eventParticipants.id, eventFeedback.participant_id))
      .where(eq(eventParticipants.event_id, eventId))
      .orderBy(desc(eventFeedback.at));
  }
}
