import { desc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { smsInbox } from '../../tables/sms-tables.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** Development gateway: stores messages in a table, shown at `/dev/sms/`. */
export class SmsInbox implements SmsGateway {
  constructor(private readonly deps: { db: Db; now: () => Date }) {}

  async send(phone: string, body: string, tx: Db = this.deps.db): Promise<void> {
    await tx.insert(smsInbox).values({ phone, body, created_at: this.deps.now() });
  }

  latest(limit: number) {
    return this.deps.db.select().from(smsInbox).orderBy(desc(smsInbox.id)).limit(limit);
  }
}
