import { DAY, formatDateTime } from '@site/kernel/dates';
import { formatEventTime } from '@site/kernel/events';
import { BRAND } from '../../../brand/brand.ts';
import type { Db } from '../../../db/database.ts';
import type { Email } from '../../mail/mail-gateway.ts';
import { EventRepository } from '../events/event-repository.ts';
import { MessageRepository } from '../registrations/message-repository.ts';
import { TrainerLinkRepository } from './trainer-link-repository.ts';
import { isOver, newLink, periodOf } from './trainer-links.ts';

/**
 * Writes to the trainers of every event that begins within a day, with the link for marking attendance. Idempotent: a
 * message that exists already is not added again.
 */
export async function writeToTrainers(db: Db, now: Date) {
  const rows = await new TrainerLinkRepository(db).trainersBetween(now, new Date(now.getTime() + DAY));
  await new MessageRepository(db).add(rows.map((row) => ({ ...row, kind: 'trainer_link' as const, due_at: now })));
}

/** Null when the event is over or cancelled. */
export async function trainerLetter(
  tx: Db,
  to: string,
  eventId: number,
  { host, now }: { host: string; now: Date },
): Promise<Email | null> {
  const event = await new EventRepository(tx).byId(eventId);
  if (isOver(event, now)) return null;
  const [starts, ends] = [event.starts_at.toISOString(), event.ends_at.toISOString()];
  const { closes_at } = periodOf(event);
  const text = [
    'Здравствуйте!',
    `${event.title}, ${formatEventTime(starts, ends, event.timezone)}.`,
    'Отмечайте участников с\u00a0телефона, входить на\u00a0сайт не\u00a0нужно:',
    await newLink(tx, event, { host, now }),
    `Отмечать можно за\u00a0час до\u00a0начала и\u00a0до ${formatDateTime(closes_at.toISOString(), event.timezone)}. Не\u00a0пересылайте адрес: с\u00a0ним отмечать может каждый.`,
    BRAND,
  ];
  return { to, subject: `Кто пришёл: ${event.title}`, text: text.join('\n\n') };
}
