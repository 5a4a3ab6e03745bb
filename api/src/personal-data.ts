import { formatDate, formatTime } from '@site/kernel/dates';
import type { Db } from './db/database.ts';
import type { UserRow } from './tables/user-tables.ts';

type Cell = string | null | undefined;

/** Part of the files in which users receive their data: `data` for programs under `key`, `rows` for reading. */
export type OwnDataSection = { key: string; title: string; head: string[]; data: readonly unknown[]; rows: Cell[][] };

/** Declares the data of users in a module's tables. Each `table.column` that references `users` is declared once. */
export type PersonalData = {
  /** Columns by which no row refers to a user any more after `erase`. */
  erases?: readonly string[];
  /** Columns that keep referring to the anonymised row of a deleted user. */
  keeps?: readonly string[];
  /** Removes all data that identifies a user, within the transaction that deletes the profile. */
  erase?: (tx: Db, user: UserRow) => Promise<unknown>;
  /** Returns the data that the user may request by law. */
  export?: (db: Db, user: UserRow) => Promise<OwnDataSection[]>;
};

/** «12 марта 2026 г., 14:05» */
export function moment(value: string | Date, timeZone?: string): string {
  const text = value instanceof Date ? value.toISOString() : value;
  return `${formatDate(text, timeZone)}, ${formatTime(text, timeZone)}`;
}

/** Joins the values of a form's filled fields. */
export const fieldTexts = (fields: unknown): string =>
  typeof fields === 'object' && fields !== null ? Object.values(fields).filter(Boolean).map(String).join('; ') : '';
