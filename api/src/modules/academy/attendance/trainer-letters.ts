import { formatDateTime } from '@site/kernel/dates';
import { formatEventTime } from '@site/kernel/events';
import { BRAND } from '../../../brand.ts';
import type { Db } from '../../../db/database.ts';
import type { MailGateway } from '../../mail/mail-gateway.ts';
import { createEventRepository } from '../events/event-repository.ts';
import { createMessageRepository } from '../registrations/message-repository.ts';
import { createTrainerLinkRepository } from './trainer-link-repository.ts';
import { isOver, newLink, periodOf } from './trainer-links.ts';

const DAY = 24 * 60 * 60_000;

type Dependencies = { db: Db; mail: MailGateway; host: string; now: () => Date };

/** A day before an event its trainers get the address by which they say who is there. */
export function createTrainerLetters({ db, mail, host, now }: Dependencies) {
  return {
    /** Of all events that begin within a day; what has been written down already is not written again. */
    async write() {
      const soon = new Date(now().getTime() + DAY);
      const rows = await createTrainerLinkRepository(db).trainersBetween(now(), soon);
      await createMessageRepository(db).add(
        rows.map((row) => ({ ...row, kind: 'trainer_link' as const, due_at: now() })),
      );
    },

    async send(to: string, eventId: number | null) {
      if (eventId === null) return;
      const event = await createEventRepository(db).byId(eventId);
      if (isOver(event, now())) return;
      const [starts, ends] = [event.starts_at.toISOString(), event.ends_at.toISOString()];
      const { closes_at } = periodOf(event);
      const text = [
        'Здравствуйте!',
        `${event.title}, ${formatEventTime(starts, ends, event.timezone)}.`,
        'Отмечайте участников с\u00a0телефона, входить на\u00a0сайт не\u00a0нужно:',
        await newLink(db, event, { host, now: now() }),
        `Отмечать можно за\u00a0час до\u00a0начала и\u00a0до ${formatDateTime(closes_at.toISOString(), event.timezone)}. Не\u00a0пересылайте адрес: с\u00a0ним отмечать может каждый.`,
        BRAND,
      ];
      await mail.send({ to, subject: `Кто пришёл: ${event.title}`, text: text.join('\n\n') });
    },
  };
}
