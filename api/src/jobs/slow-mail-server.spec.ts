import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { orderCallsOf } from '../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { rowsOf } from '../db/database.ts';

/** A mail server that accepts no message until `acceptMail` is called. */
const recipients: string[] = [];
let acceptMail = () => undefined as void;
const accepted = new Promise<void>((resolve) => (acceptMail = resolve));
let receive = () => undefined as void;
const asked = new Promise<void>((resolve) => (receive = resolve));
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onData(stream, { envelope }, done) {
    stream.resume().on('end', () => {
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      receive();
      void accepted.then(() => done());
    });
  },
});

let api: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await api.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('keeps the message of an order until it is delivered, without delaying the checkout', async () => {
  const calls = orderCallsOf(api);
  await calls.place(await calls.as('+79000000001'));
  const waiting = () => rowsOf(api.db.execute(sql`select data->>'to' as "to" from pgboss.job where name = 'letters'`));
  expect(await waiting()).toEqual([{ to: 'demo1@example.ru' }]);
  api.app.jobs.start();
  await asked;
  const closed = api.app.close();
  acceptMail();
  await closed;
  expect(recipients).toEqual(['demo1@example.ru']);
  expect(await waiting()).toEqual([]);
});
