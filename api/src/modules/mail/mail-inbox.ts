import { desc } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { instant } from '../../db/schema.ts';
import type { MailGateway } from './mail-gateway.ts';

const mailInbox = pgTable('mail_inbox', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  created_at: instant('created_at').notNull(),
});

/** The development gateway: letters are kept in a table and read at `/dev/mail/`. */
export const createMailInbox = (db: Db, now: () => Date) => ({
  gateway: {
    async send({ to, subject, text: body }) {
      await db.insert(mailInbox).values({ recipient: to, subject, body, created_at: now() });
    },
  } satisfies MailGateway,
  latest: (limit: number) => db.select().from(mailInbox).orderBy(desc(mailInbox.id)).limit(limit),
});

export type MailInbox = ReturnType<typeof createMailInbox>;
