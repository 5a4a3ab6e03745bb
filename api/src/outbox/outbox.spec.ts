import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { START, openTestDatabase } from '../../test/prepared-database.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { Outbox, type Message } from './outbox.ts';
import { outgoingMessages } from '../tables/outbox-tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

let time: number;
let sent: string[];
beforeEach(async () => {
  time = START.getTime();
  sent = [];
  await database.db.delete(outgoingMessages);
});

const log = { warn: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger;
const start = (transmit: (message: Message) => Promise<void>) =>
  new Outbox({ db: database.db, channel: 'mail', transmit, log, now: () => new Date(time) });
const deliver = async ({ subject }: Message) => void sent.push(subject);
const refuse = async () => Promise.reject(new Error('The mail server is away'));
const letter = (subject: string) => ({ to: 'anna@example.ru', subject, text: 'Здравствуйте!' });
const waiting = async () => (await database.db.select().from(outgoingMessages)).map(({ subject }) => subject);

test('does not make the sender wait for the mail server, but does delay the shutdown', async () => {
  let handOver = () => undefined as void;
  let isSending = () => undefined as void;
  const sending = new Promise<void>((resolve) => (isSending = resolve));
  const outbox = start((message) => {
    isSending();
    return new Promise<void>((resolve) => (handOver = resolve)).then(() => deliver(message));
  });
  await outbox.send(letter('Заказ принят'));
  await sending;
  expect(await waiting()).toEqual(['Заказ принят']);
  const closed = outbox.close();
  const first = await Promise.race([closed.then(() => 'closed'), Promise.resolve('under way')]);
  expect([first, sent]).toEqual(['under way', []]);
  handOver();
  await closed;
  expect([sent, await waiting()]).toEqual([['Заказ принят'], []]);
});

test('sends a message of a dead process once, from another process', async () => {
  const dead = start(() => new Promise(() => undefined));
  await dead.send(letter('Осталось'));
  const [one, other] = [start(deliver), start(deliver)];
  time += MINUTE;
  await one.sweep();
  expect(sent).toEqual([]);
  time += 10 * MINUTE;
  await Promise.all([one.sweep(), other.sweep()]);
  expect([sent, await waiting()]).toEqual([['Осталось'], []]);
});

test('starts no further message while closing', async () => {
  const outbox = start(deliver);
  await outbox.close();
  await outbox.send(letter('Поздно'));
  await outbox.sweep();
  expect([sent, await waiting()]).toEqual([[], ['Поздно']]);
});

test('retries a rejected message with growing pauses and drops it after three days', async () => {
  const away = start(refuse);
  await database.db.transaction((tx) => away.write(tx, letter('Повтор')));
  await away.sweep();
  time += MINUTE;
  await start(deliver).sweep();
  expect(sent).toEqual([]);
  time += MINUTE;
  await start(deliver).sweep();
  expect([sent, await waiting()]).toEqual([['Повтор'], []]);

  await database.db.transaction((tx) => away.write(tx, letter('Никогда')));
  time += 73 * HOUR;
  await away.sweep();
  expect(await waiting()).toEqual([]);
});

test('sends no message of a transaction that is rolled back', async () => {
  const outbox = start(deliver);
  const change = database.db.transaction(async (tx) => {
    await outbox.write(tx, letter('Ничего не было'));
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  await outbox.sweep();
  expect([sent, await waiting()]).toEqual([[], []]);
});
