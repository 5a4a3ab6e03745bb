import { desc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { mailInbox } from './mail-tables.ts';
import type { Email, MailGateway } from './mail-gateway.ts';

/** The development gateway: e-mails are kept in a table and read at `/dev/mail/`. What is written there has arrived. */
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
