import { desc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { mailInbox } from './mail-tables.ts';
import type { MailGateway } from './mail-gateway.ts';

/** The development gateway: e-mails are kept in a table and read at `/dev/mail/`. */
export const createMailInbox = (db: Db, now: () => Date) => ({
  gateway: {
    async send({ to, subject, text: body }) {
      await db.insert(mailInbox).values({ recipient: to, subject, body, created_at: now() });
    },
  } satisfies MailGateway,
  latest: (limit: number) => db.select().from(mailInbox).orderBy(desc(mailInbox.id)).limit(limit),
});

export type MailInbox = ReturnType<typeof createMailInbox>;
