import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as read } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SmsRuGateway } from './sms-ru-gateway.ts';

const PHONE = '+79991112233';
const TEXT = '1234 — код подтверждения на сайте site.test. Никому его не сообщайте';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** A fake of the operator, after its documentation. */
let operator: Server;
let url: string;
let asked: URLSearchParams[];
let replies: Reply[];
beforeEach(async () => {
  asked = [];
  replies = [];
  operator = createServer((request, response) => {
    void read(request).then((body) => {
      asked.push(new URLSearchParams(body));
      (replies.shift() ?? accept)(response, request);
    });
  });
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(operator.address() as AddressInfo).port}/sms/send`;
});
afterEach(() => {
  operator.closeAllConnections();
  operator.close();
});

const json =
  (body: object, status = 200): Reply =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const accept = json({
  status: 'OK',
  status_code: 100,
  sms: { '79991112233': { status: 'OK', status_code: 100, sms_id: '000000-10000000' } },
  balance: 4122.56,
});
const refuse = (code: number) =>
  json({
    status: 'OK',
    status_code: 100,
    sms: { '79991112233': { status: 'ERROR', status_code: code, status_text: `Отказ для ${PHONE}` } },
  });

const gateway = (settings = {}) => new SmsRuGateway({ url, apiId: 'secret-id', pauses: [1, 1], ...settings });
const failure = async (sent: Promise<void>) => {
  const error = await sent.then(
    () => undefined,
    (reason: Error) => reason,
  );
  return error?.message;
};

test('sends a message in the operator’s format', async () => {
  await gateway({ sender: 'Kamerton' }).send(PHONE, TEXT);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    api_id: 'secret-id',
    to: '79991112233',
    msg: TEXT,
    json: '1',
    from: 'Kamerton',
  });
});

test.each([
  ['fails', json({}, 502)],
  ['is busy', refuse(220)],
  ['closes the connection', (response) => void response.destroy()],
  ['responds with a page', (response) => void response.end('<html>')],
])('retries when the operator %s', async (_case, reply) => {
  replies = [reply, reply];
  await gateway().send(PHONE, TEXT);
  expect(asked).toHaveLength(3);
});

test('rejects after the last retry', async () => {
  replies = [1, 2, 3].map(() => json({}, 503));
  expect(await failure(gateway().send(PHONE, TEXT))).toBe('The SMS operator responded with status 503');
  expect(asked).toHaveLength(3);
});

test.each([
  ['an invalid number', refuse(202), 'The SMS operator rejected the message with code 202'],
  [
    'an empty balance',
    json({ status: 'ERROR', status_code: 201, status_text: 'Не хватает средств' }),
    'The SMS operator rejected the message with code 201',
  ],
  ['a wrong key', json({}, 403), 'The SMS operator responded with status 403'],
])('does not retry after %s', async (_case, reply, message) => {
  replies = [reply];
  expect(await failure(gateway().send(PHONE, TEXT))).toBe(message);
  expect(asked).toHaveLength(1);
});

test('times out without revealing the number or the code in the error', async () => {
  replies = [1, 2, 3].map(() => () => {});
  const message = await failure(gateway({ timeout: 50 }).send(PHONE, TEXT));
  expect(message).toBe('The SMS operator did not respond (TimeoutError)');
});
