import { desc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { mailInbox } from '../../tables/mail-tables.ts';
import type { Email, MailGateway } from './mail-gateway.ts';

/** The development gateway: stores e-mails in a table, shown at `/dev/mail/`. Stored e-mails count as delivered. */
export function createMailInbox(db: Db, now: () => Date) {
  async function write(tx: Db, { to, subject, text: body }: Email) {
    await tx.insert(mailInbox).values({ recipient: to, subject, body, created_at: now() });
    return 0;
  }
  return {
    gateway: {
      send: async (email) => void (await write(db, email)),
      write,
      leave: () => undefined,
    } satisfies MailGateway,
    latest: (limit: number) => db.select().from(mailInbox).orderBy(desc(mailInbox.id)).limit(limit),
  };
}

export type MailInbox = ReturnType<typeof createMailInbox>;
