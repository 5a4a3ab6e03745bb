import { desc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { smsInbox } from './sms-tables.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** The development gateway: messages are kept in a table and read at `/dev/sms/`. */
export const createSmsInbox = (db: Db, now: () => Date) => ({
  gateway: {
    async send(phone, body) {
      await db.insert(smsInbox).values({ phone, body, created_at: now() });
    },
  } satisfies SmsGateway,
  latest: (limit: number) => db.select().from(smsInbox).orderBy(desc(smsInbox.id)).limit(limit),
});

export type SmsInbox = ReturnType<typeof createSmsInbox>;
