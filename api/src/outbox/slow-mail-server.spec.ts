import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { orderCallsOf } from '../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { outgoingMessages } from './outbox-tables.ts';

/** A mail server that takes a letter once it is told to. */
const recipients: string[] = [];
let takeLetters = () => undefined as void;
const told = new Promise<void>((resolve) => (takeLetters = resolve));
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onData(stream, { envelope }, done) {
    stream.resume().on('end', () => {
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      void told.then(() => done());
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

test('the checkout does not wait for the mail server, and the letter is kept until it has left', async () => {
  const calls = orderCallsOf(api);
  await calls.place(await calls.as('+79000000001'));
  const waiting = () => api.db.select({ to: outgoingMessages.recipient }).from(outgoingMessages);
  expect(await waiting()).toEqual([{ to: 'demo1@example.ru' }]);
  takeLetters();
  await api.app.close();
  expect(recipients).toEqual(['demo1@example.ru']);
  expect(await waiting()).toEqual([]);
});
