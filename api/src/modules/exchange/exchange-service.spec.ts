import { zipSync } from 'fflate';
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

const pictures: Deps['pictures'] = {
  ...{ addPart: async () => {}, take: async () => {}, drop: async () => {}, forgetExpired: async () => {} },
  ...{ takeUploaded: async () => true, waiting: async () => [] },
};

const serviceOf = (deps: Pick<Deps, 'importFile' | 'patience'> & Partial<Deps>) =>
  new ExchangeService({
    ...{ db: database.db, now: () => new Date(), failed: () => {}, pictures, attachLate: async () => {} },
    ...deps,
  });

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

test('stops between the pictures of an archive when the process ends, and goes on in the next one', async () => {
  const taken: string[] = [];
  const one: Deps['pictures'] = {
    ...pictures,
    async take({ file }) {
      taken.push(file);
      if (taken.length === 1) void stopped.close();
    },
  };
  const importFile = async () => ['Готово'];
  const stopped = serviceOf({ importFile, patience: 60_000, pictures: one });
  const session = await uploaded(stopped);
  const picture = Buffer.from('x');
  await stopped.addPart(session, 'v8.zip', zipSync({ 'a.jpg': picture, 'b.png': picture }));
  expect(await stopped.import(session, 'offers.xml')).toBe('progress');
  expect(taken).toEqual(['a.jpg']);
  const next = serviceOf({ importFile, patience: 60_000, pictures: one });
  expect(await next.import(session, 'offers.xml')).toBe('success\nГотово');
  expect(taken).toEqual(['a.jpg', 'a.jpg', 'b.png']);
});
