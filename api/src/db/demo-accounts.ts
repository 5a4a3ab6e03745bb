import { and, gt, like, lt } from 'drizzle-orm';
import { users } from '../tables/user-tables.ts';
import type { Db } from './database.ts';

/** Counts the demonstration's accounts in this database. The README publishes their phone numbers. */
export const countDemoAccounts = (db: Db): Promise<number> =>
  db.$count(
    users,
    and(gt(users.phone, '+79000000000'), lt(users.phone, '+79000000100'), like(users.email, 'demo%@example.ru')),
  );
