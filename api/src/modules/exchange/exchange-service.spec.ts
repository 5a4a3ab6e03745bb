import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../../../test/prepared-database.ts';
import { ExchangeService } from './exchange-service.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Deps = ConstructorParameters<typeof ExchangeService>[0];

const serviceOf = (deps: Pick<Deps, 'importFile' | 'patience'> & Partial<Deps>) =>
  new ExchangeService({ db: database.db, now: () => new Date(), failed: () => {}, ...deps });

const uploaded = async (exchange: ExchangeService) => {
  const session = await exchange.find(await exchange.open());
  await exchange.addPart(session, 'offers.xml', Buffer.from('<x/>'));
  return session;
};

test('responds with progress while an import runs, and imports once', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let runs = 0;
  const importFile = async () => {
    runs += 1;
    await finished;
    return ['Готово'];
  };
  const exchange = serviceOf({ importFile, patience: 0 });
  const session = await uploaded(exchange);
  expect(await exchange.import(session, 'offers.xml')).toBe('progress');
  finish();
  await exchange.close();
  expect(await exchange.import(session, 'offers.xml')).toBe('success\nГотово');
  expect(await exchange.import(session, 'offers.xml')).toBe('success\nГотово');
  expect(runs).toBe(1);
});

test('rolls back an import that fails unexpectedly, and runs it again on the next request', async () => {
  const failures: unknown[] = [];
  let isBroken = true;
  const exchange = serviceOf({
    async importFile(tx) {
      await tx.execute(sql`insert into exchange_names (kind, id, name) values ('warehouse', 'w', 'Склад')`);
      if (isBroken) throw new Error('The connection was lost');
      return [];
    },
    patience: 60_000,
    failed: (error) => failures.push(error),
  });
  const session = await uploaded(exchange);
  await expect(exchange.import(session, 'offers.xml')).rejects.toThrow('The connection was lost');
  isBroken = false;
  expect(await exchange.import(session, 'offers.xml')).toBe('success');
  expect(failures).toHaveLength(1);
});
