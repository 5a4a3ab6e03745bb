import { and, eq, gt, lt } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { companies, instant, jsonb, users } from '../../db/schema.ts';
import type { Agreed } from '../consents/consents.ts';

/** What of the form becomes a person. */
export type Person = {
  surname: string;
  name: string;
  patronymic: string;
  email: string;
  city: string;
  inn: string | null;
  company: string;
};

const registrations = pgTable('registrations', {
  session_hash: text().notNull(),
  phone: text().notNull(),
  person: jsonb().$type<Person>().notNull(),
  agreed: jsonb().$type<Agreed[]>().notNull(),
  address: text().notNull(),
  created_at: instant('created_at').notNull(),
});

export type Registration = typeof registrations.$inferSelect;

export const createRegistrationRepository = (db: Db) => ({
  /** A form sent again replaces the one before. */
  async keep(row: Registration) {
    const { session_hash: _key, ...rest } = row;
    await db.insert(registrations).values(row).onConflictDoUpdate({ target: registrations.session_hash, set: rest });
  },

  async find(sessionHash: string, phone: string, since: Date): Promise<Registration | undefined> {
    const [row] = await db
      .select()
      .from(registrations)
      .where(
        and(
          eq(registrations.session_hash, sessionHash),
          eq(registrations.phone, phone),
          gt(registrations.created_at, since),
        ),
      );
    return row;
  },

  removeBefore: (moment: Date) => db.delete(registrations).where(lt(registrations.created_at, moment)),

  /** The company of this tax number, and whether it is new. Two who register it at once are told apart here. */
  async company(name: string, inn: string) {
    const [created] = await db.insert(companies).values({ name, inn }).onConflictDoNothing().returning();
    if (created) return { company: created, created: true };
    const [company] = await db.select().from(companies).where(eq(companies.inn, inn));
    if (!company) throw new Error(`Company ${inn} is neither new nor known`);
    return { company, created: false };
  },

  /** Undefined: somebody has registered this phone a moment ago. */
  async addUser(row: typeof users.$inferInsert) {
    const [user] = await db.insert(users).values(row).onConflictDoNothing().returning();
    return user;
  },
});
