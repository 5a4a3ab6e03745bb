import type { EventParticipant } from '@site/contracts/manage-events';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import type { Messages } from '../registrations/messages.ts';
import { AttendanceRepository } from './attendance-repository.ts';
import { findEvent } from './find-event.ts';

type Dependencies = { db: Db; decisions: DecisionService; messages: Messages; now: () => Date };

/** Attendance as the staff records it: possible from the start of the event, and correctable at any time. */
export class Attendance {
  constructor(private readonly deps: Dependencies) {}

  private async listOf(eventId: number): Promise<{ items: EventParticipant[] }> {
    const rows = await new AttendanceRepository(this.deps.db).participants(eventId);
    return {
      items: rows.map(({ participant: { id, surname, name, patronymic, phone, attended }, company }) => ({
        id,
        name: [surname, name, patronymic].filter(Boolean).join(' '),
        phone,
        company: company ?? '',
        attended,
      })),
    };
  }

  async participants(slug: string) {
    return this.listOf((await findEvent(this.deps.db, slug)).id);
  }

  async record(slug: string, absent: readonly number[], author: string) {
    const { db, now, messages, decisions } = this.deps;
    const event = await findEvent(db, slug);
    if (event.is_cancelled || event.starts_at > now()) throw problems.tooLate();
    await db.transaction(async (tx) => {
      const within = new AttendanceRepository(tx);
      const rows = (await within.participants(event.id)).map(({ participant }) => participant);
      const ids = rows.map(({ id }) => id);
      const unknownIds = absent.filter((id) => !ids.includes(id));
      if (unknownIds.length)
        throw problems.invalid({ absent: `Среди участников нет номеров: ${unknownIds.join(', ')}` });
      const missing = new Set(absent);
      await within.mark(absent.slice(), false, now());
      const present = rows.filter(({ id }) => !missing.has(id));
      await within.mark(
        present.map(({ id }) => id),
        true,
        now(),
      );
      await messages.askForFeedback(tx, present, event);
      const text = `${ids.length - missing.size} из\u00a0${ids.length}`;
      await decisions.record(tx, { author, noun: 'events', subject: slug, action: 'attendance', text });
    });
    return this.listOf(event.id);
  }
}
