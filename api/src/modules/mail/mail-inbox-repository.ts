import { desc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { mailInbox } from '../../tables/mail-tables.ts';
import type { Email, MailGateway } from './mail-gateway.ts';

/** The development gateway: stores e-mails in a table, shown at `/dev/mail/`. Stored e-mails count as delivered. */
export class MailInbox implements MailGateway {
  constructor(private readonly deps: { db: Db; now: () => Date }) {}

  async send({ to, subject, text: body }: Email, tx: Db = this.deps.db): Promise<void> {
    await tx.insert(mailInbox).values({ recipient: to, subject, body, created_at: this.deps.now() });
  }

  latest(limit: number) {
    return this.deps.db.select().from(mailInbox).orderBy(desc(mailInbox.id)).limit(limit);
  }
}
