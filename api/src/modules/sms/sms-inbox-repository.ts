import { desc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { smsInbox } from '../../tables/sms-tables.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** Development gateway: stores messages in a table, shown at `/dev/sms/`. */
export function createSmsInbox(db: Db, now: () => Date) {
  async function write(tx: Db, phone: string, body: string) {
    await tx.insert(smsInbox).values({ phone, body, created_at: now() });
    return 0;
  }
  return {
    gateway: {
      send: async (phone, text) => void (await write(db, phone, text)),
      write,
      leave: () => undefined,
    } satisfies SmsGateway,
    latest: (limit: number) => db.select().from(smsInbox).orderBy(desc(smsInbox.id)).limit(limit),
  };
}

export type SmsInbox = ReturnType<typeof createSmsInbox>;
