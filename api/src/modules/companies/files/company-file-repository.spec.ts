import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openEmptyDatabase } from '../../../../test/prepared-database.ts';
import { rowsOf } from '../../../db/database.ts';
import { migrate } from '../../../db/migrate.ts';
import { CompanyFileRepository } from './company-file-repository.ts';

test('reads the texts of companies once to find unused pictures, not once for each picture', async () => {
  const database = await openEmptyDatabase();
  await migrate(database);
  const removal = new CompanyFileRepository(database.db).removeUnused(new Date()).getSQL();
  const plan = await rowsOf<Record<'QUERY PLAN', string>>(database.db.execute(sql`explain ${removal}`));
  const lines = plan.map((row) => row['QUERY PLAN']);
  // A hashed plan runs once and keeps its result; any other one runs for each row.
  expect(lines.filter((line) => /SubPlan/.test(line) && line.includes('Filter'))).toEqual([
    expect.stringContaining('hashed SubPlan'),
  ]);
  await database.close();
});
