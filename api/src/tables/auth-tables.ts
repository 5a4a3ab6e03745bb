import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';
import type { Agreed } from './consent-tables.ts';

export type Person = {
  surname: string;
  name: string;
  patronymic: string;
  email: string;
  city: string;
  inn: string | null;
  company: string;
};

export const loginCodes = pgTable('login_codes', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  phone: text().notNull(),
  /** `login`, or another confirmed action with its user: `phone <user>`. */
  purpose: text().notNull().default('login'),
  salt: text().notNull(),
  code_hash: text().notNull(),
  created_at: instant('created_at').notNull(),
  expires_at: instant('expires_at').notNull(),
  attempts_left: integer().notNull(),
  state: text().$type<'open' | 'used' | 'replaced' | 'dead'>().notNull().default('open'),
  died_at: instant('died_at'),
  /** The browser that requested the code. The device is null unless it is a known device of the number's owner. */
  session_hash: text(),
  address: text(),
  device_hash: text(),
});

export const knownDevices = pgTable('known_devices', {
  token_hash: text().notNull(),
  user_id: uuid().notNull(),
  seen_at: instant('seen_at').notNull(),
});

export const registrations = pgTable('registrations', {
  session_hash: text().notNull(),
  phone: text().notNull(),
  person: jsonb().$type<Person>().notNull(),
  agreed: jsonb().$type<Agreed[]>().notNull(),
  address: text().notNull(),
  created_at: instant('created_at').notNull(),
});
