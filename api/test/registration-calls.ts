import { DAY } from '@site/kernel/dates';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/db/database.ts';
import type { TestApp } from './test-app.ts';

/** A participant; the e-mail address begins with `mailbox`. */
export const person = (n: number, mailbox = 'user') => ({
  surname: 'Участников',
  name: `Имя${'абвгдежзиклмнопрстуфхцч'.charAt(n % 23)}`,
  patronymic: '',
  phone: `+7911${String(n).padStart(7, '0')}`,
  email: `${mailbox}${n}@example.ru`,
  position: '',
});

type EventChange = { seats?: number; days?: number; price?: number; partner?: number };
export type RegistrationCalls = ReturnType<typeof registrationCallsOf>;

/** Events for single tests, and what registrations to them leave behind. */
export function registrationCallsOf(api: TestApp) {
  let made = 0;
  return {
    /** Inserts a separate event for each test, with `seats` seats, `days` ahead. */
    async event({ seats = 2, days = 30, price = 0, partner }: EventChange = {}): Promise<string> {
      made += 1;
      const slug = `probe-${made}`;
      await api.db.execute(sql`
        insert into events (id, slug, title, lead, type, category, starts_at, ends_at, registration_closes_at, timezone,
          seats_total, seats_taken, price, partner_price, programme)
        select ${1000 + made}, ${slug}, 'Проба', 'Проба', 'offline', 'gates', t, t + interval '2 hours',
          t - interval '1 day', 'Europe/Moscow', ${seats}, 0, ${price}, ${partner ?? null}, '[]'
        from (select ${new Date(api.now().getTime() + days * DAY).toISOString()}::timestamptz as t) as at`);
      return slug;
    },
    sweep: () => api.sweep('academy'),
    /** The latest first. Read from the table, because the page at /dev/mail/ is too short for hundreds of recipients. */
    async emails(to: string): Promise<string[]> {
      await api.workOff();
      const rows = await rowsOf<{ text: string }>(
        api.db.execute(
          sql`select subject || ' ' || body as text from mail_inbox where recipient = ${to} order by id desc`,
        ),
      );
      return rows.map(({ text }) => text);
    },
    async seats(slug: string): Promise<number | undefined> {
      const rows = await rowsOf<{ taken: number }>(
        api.db.execute(sql`select seats_taken as taken from events where slug = ${slug}`),
      );
      return rows[0]?.taken;
    },
    async states(slug: string): Promise<string[]> {
      const rows = await rowsOf<{ state: string }>(
        api.db.execute(
          sql`select r.state from event_registrations r join events e on e.id = r.event_id where e.slug = ${slug} order by r.queue`,
        ),
      );
      return rows.map(({ state }) => state);
    },
  };
}
