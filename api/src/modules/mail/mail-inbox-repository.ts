import { desc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { mailInbox } from '../../tables/mail-tables.ts';
import type { Email, MailGateway } from './mail-gateway.ts';

/** The development gateway: stores e-mails in a table, shown at `/dev/mail/`. Stored e-mails count as delivered. */
export class MailInbox implements MailGateway {
  constructor(private readonly deps: { db: Db; now: () => Date }) {}

  async send(email: Email): Promise<void> {
    await this.write(this.deps.db, email);
  }

  async write(tx: Db, { to, subject, text: body }: Email): Promise<number> {
    await tx.insert(mailInbox).values({ recipient: to, subject, body, created_at: this.deps.now() });
    return 0;
  }

  leave(): void {}

  latest(limit: number) {
    return this.deps.db.select().from(mailInbox).orderBy(desc(mailInbox.id)).limit(limit);
  }
}
