import type { AddressInfo } from 'node:net';
import { text as read } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { SmtpGateway } from './smtp-gateway.ts';

interface Received {
  from: string;
  to: string[];
  body: string;
}

/** A test SMTP server. */
let server: SMTPServer;
let url: string;
let received: Received[];
beforeEach(async () => {
  received = [];
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'site' && password === 'secret' ? done(null, { user: username }) : done(new Error('No')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody@') ? done(new Error(`Unknown ${address}`)) : done(),
    onData(stream, { envelope }, done) {
      void read(stream).then((body) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), body });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://site:secret@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

const email = {
  to: 'anna@example.ru',
  subject: 'Подтвердите адрес',
  text: 'Здравствуйте, Анна!\n\nПройдите по ссылке.',
};
const gateway = (settings = {}) => new SmtpGateway({ url, from: 'Камертон <info@kamerton.example>', ...settings });
const failure = (sent: Promise<void>) =>
  sent.then(
    () => undefined,
    (error: Error) => error.message,
  );

test('sends an e-mail with a Russian subject and text', async () => {
  await gateway().send(email);
  const [{ from, to, body } = { from: '', to: [], body: '' }] = received;
  expect([from, to]).toEqual(['info@kamerton.example', ['anna@example.ru']]);
  const [head = '', encoded = ''] = body.split('\r\n\r\n');
  // A long subject is folded into several words (RFC 2047).
  const words = [...(/^Subject: ([^]*?)\r\n\S/m.exec(head)?.[1] ?? '').matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)];
  expect(words.map(([, word = '']) => Buffer.from(word, 'base64').toString()).join('')).toBe(email.subject);
  expect(Buffer.from(encoded, 'base64').toString()).toContain('Пройдите по ссылке');
});

test('does not send to a second address after a comma', async () => {
  await failure(gateway().send({ ...email, to: 'anna@example.ru, other@example.ru' }));
  expect(received.flatMap(({ to }) => to)).not.toContain('other@example.ru');
});

test('rejects on a refusal, a wrong password and a missing server, without the address in the error', async () => {
  const unknown = await failure(gateway().send({ ...email, to: 'nobody@example.ru' }));
  expect(unknown).toMatch(/^Sending the e-mail failed \(EENVELOPE 550\)$/);
  expect(await failure(gateway({ url: url.replace('secret', 'wrong') }).send(email))).toMatch(/EAUTH 535/);
  expect(await failure(gateway({ url: 'smtp://127.0.0.1:9' }).send(email))).toMatch(/ESOCKET|ECONNECTION|ECONNREFUSED/);
  expect(received).toEqual([]);
});
