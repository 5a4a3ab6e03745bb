import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { START, openTestDatabase } from '../../test/prepared-database.ts';
import { type Database, rowsOf } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { outgoingMessages } from '../tables/outbox-tables.ts';
import { Jobs } from './jobs.ts';
import { takeLeftMessages } from './left-messages-repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

let time: number;
let done: string[];
beforeEach(async () => {
  time = START.getTime();
  done = [];
  await database.db.execute(sql`delete from pgboss.job`);
});

type Letter = { subject: string };
const log = { warn: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger;
const open = () => new Jobs({ database, log, now: () => new Date(time) });

/** A process that works off letters. */
function start(work: (letter: Letter) => Promise<unknown>, keyOf?: (letter: Letter) => string) {
  const jobs = open();
  const titleOf = ({ subject }: Letter) => `Письмо «${subject}»`;
  const letters = jobs.queue<Letter>('letters', { work, titleOf, ...(keyOf && { keyOf }) });
  return { jobs, letters, send: (subject: string) => letters.send([{ subject }]) };
}
const deliver = async ({ subject }: Letter) => void done.push(subject);
const refuse = async () => Promise.reject(new Error('The mail server is away'));

/** A promise that is resolved by a call. */
function signal() {
  let give = () => undefined as void;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give: () => give(), given };
}

const rows = <Row>(query: ReturnType<typeof sql>) => rowsOf<Row>(database.db.execute(query));
const kept = async () =>
  (
    await rows<{ subject: string }>(
      sql`select data->>'subject' as subject from pgboss.job where name = 'letters' order by created_on, id`,
    )
  ).map(({ subject }) => subject);

test('has the schema of the installed pg-boss', async () => {
  const [row] = await rows<{ version: number }>(sql`select version from pgboss.version`);
  expect(PgBoss.getConstructionPlans()).toContain(`INSERT INTO pgboss.version(version) VALUES ('${row?.version}')`);
});

test('ends the job at work before it stops, and begins no other', async () => {
  const [begun, handedOver] = [signal(), signal()];
  const { jobs, send } = start(async (letter) => {
    begun.give();
    await handedOver.given;
    await deliver(letter);
  });
  await send('Заказ принят');
  await send('Заказ собран');
  jobs.start();
  await begun.given;
  const stopped = jobs.stop();
  expect([await Promise.race([stopped.then(() => 'stopped'), Promise.resolve('at work')]), done]).toEqual([
    'at work',
    [],
  ]);
  handedOver.give();
  await stopped;
  expect([done, await kept()]).toEqual([['Заказ принят'], ['Заказ собран']]);
});

test('does a job of a dead process once, in another process', async () => {
  const begun = signal();
  const dead = start(() => {
    begun.give();
    return new Promise(() => undefined);
  });
  await dead.send('Осталось');
  void dead.jobs.workOff();
  await begun.given;
  const [one, other] = [start(deliver), start(deliver)];
  time += MINUTE;
  await one.jobs.maintain();
  await one.jobs.workOff();
  expect(done).toEqual([]);
  time += 5 * MINUTE;
  await one.jobs.maintain();
  time += 2 * MINUTE;
  await Promise.all([one.jobs.workOff(), other.jobs.workOff()]);
  expect([done, await kept()]).toEqual([['Осталось'], []]);
});

test('does each job once, however many processes work', async () => {
  const processes = [1, 2, 3].map(() => start(deliver));
  const subjects = Array.from({ length: 20 }, (_, number) => `Письмо ${number}`);
  await processes[0]!.letters.send(subjects.map((subject) => ({ subject })));
  await Promise.all(processes.map(({ jobs }) => jobs.workOff()));
  expect([done.sort(), await kept()]).toEqual([subjects.sort(), []]);
});

test('repeats a job with growing pauses of up to an hour, for three days', async () => {
  const { jobs, send } = start(refuse);
  await send('Никогда');
  const pauses: number[] = [];
  for (let tries = 0; (await jobs.countFailed()) === 0; tries += 1) {
    expect(tries).toBeLessThan(100);
    await jobs.workOff();
    const [next] = await rows<{ at: string }>(sql`select start_after as at from pgboss.job where state = 'retry'`);
    if (!next) break;
    const due = Math.ceil(new Date(next.at).getTime() + 1);
    pauses.push((due - time) / MINUTE);
    time = due;
  }
  expect(pauses.slice(0, 4).map((pause, tries) => pause >= 2 ** tries && pause <= 2 ** (tries + 1) + 0.01)).toEqual([
    ...[true, true, true, true],
  ]);
  expect(Math.round(Math.max(...pauses))).toBe(60);
  expect((time - START.getTime()) / DAY).toBeCloseTo(3, 0);
  const failed = await jobs.failed(10, 0);
  expect(failed).toMatchObject([{ title: 'Письмо «Никогда»', reason: 'The mail server is away', tries: 78 }]);
});

test('does a failed job once more on request', async () => {
  const away = start(refuse);
  await away.send('Повтор');
  await database.db.execute(sql`update pgboss.job set retry_limit = 0`);
  await away.jobs.workOff();
  const [failed] = await away.jobs.failed(10, 0);
  const { jobs } = start(deliver);
  await jobs.workOff();
  expect(done).toEqual([]);
  expect(await jobs.retry(database.db, failed!.id)).toBe('Письмо «Повтор»');
  await jobs.workOff();
  expect([done, await kept(), await jobs.retry(database.db, failed!.id)]).toEqual([['Повтор'], [], undefined]);
});

test('deletes failed jobs after two weeks', async () => {
  const { jobs, send } = start(refuse);
  await send('Забыто');
  await database.db.execute(sql`update pgboss.job set retry_limit = 0`);
  await jobs.workOff();
  time += 13 * DAY;
  await jobs.maintain();
  expect(await jobs.countFailed()).toBe(1);
  time += 2 * DAY;
  await jobs.maintain();
  time += MINUTE;
  await jobs.maintain();
  expect([await jobs.countFailed(), await rows(sql`select 1 from pgboss.archive`)]).toEqual([0, []]);
});

test('drops the jobs of a transaction that is rolled back', async () => {
  const { jobs, letters } = start(deliver);
  const change = database.db.transaction(async (tx) => {
    await letters.send([{ subject: 'Ничего не было' }], tx);
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  await jobs.workOff();
  expect([done, await kept()]).toEqual([[], []]);
});

test('keeps one job for a key, also a failed one', async () => {
  const { jobs, send } = start(refuse, ({ subject }) => subject);
  await send('Заказ 7');
  await send('Заказ 7');
  await database.db.execute(sql`update pgboss.job set retry_limit = 0`);
  await jobs.workOff();
  await send('Заказ 7');
  await send('Заказ 8');
  expect(await kept()).toEqual(['Заказ 7', 'Заказ 8']);
});

test('runs each sweep at its interval, in one process of all, also after a failure', async () => {
  const processes = [1, 2].map(() => {
    const jobs = open();
    const run = async () => {
      done.push('orders');
      if (done.length === 1) throw new Error('away');
    };
    jobs.repeat(new Map([['orders', { every: 10 * MINUTE, run }]]));
    return jobs;
  });
  const work = async () => {
    for (const jobs of processes) await jobs.maintain();
    await Promise.all(processes.map((jobs) => jobs.workOff()));
    return done.length;
  };
  const runs: number[] = [];
  for (const wait of [0, 9, 1, 9, 1, 30]) {
    time += wait * MINUTE;
    runs.push(await work());
  }
  expect(runs).toEqual([0, 0, 1, 1, 2, 3]);
});

test('sends the messages that an earlier version has left, and none that it may be sending', async () => {
  const { jobs, letters } = start(deliver);
  const row = (subject: string, minutes: number) => ({
    ...{ channel: 'mail' as const, recipient: 'anna@example.ru', subject, body: 'Здравствуйте!', created_at: START },
    next_try_at: new Date(time - minutes * MINUTE),
  });
  await database.db.insert(outgoingMessages).values([row('Осталось', 11), row('Отправляется', 5)]);
  await takeLeftMessages(database.db, 'mail', new Date(time), (left, tx) => letters.send(left, tx));
  await jobs.workOff();
  const left = await database.db.select().from(outgoingMessages);
  expect([done, left.map(({ subject }) => subject)]).toEqual([['Осталось'], ['Отправляется']]);
});
