import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastCode, lastEmailCode, logIn, startTestApp, type TestApp } from '../test/test-app.ts';

const OLD = '+79000000001';
const NEW = '+79991112233';

/** All log lines of the API at level `trace`. */
const lines: string[] = [];
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ LOG_LEVEL: 'trace' }, undefined, { write: (line) => void lines.push(line) });
});
afterAll(() => api.close());

test('contains no codes, session ids, phone numbers or e-mail links, even after failures', async () => {
  const session = await logIn(api, OLD);
  const loginCode = await lastCode(api, OLD);
  await api.post('/api/account/check-change-phone', { phone: NEW }, { session });
  const code = await lastCode(api, NEW);
  await api.post('/api/account/personal/phone/', { phone: NEW, code: '' }, { session });
  await api.post('/api/account/personal/confirmation-email/', { kind: 'account' }, { session });
  const link = await lastEmailCode(api, 'demo1@example.ru');
  await api.get(`/api/system/email/${link}/`);
  await api.post('/api/account/verify-email/', { code: link, kind: 'account' });
  await api.get(`/api/search/?query=${encodeURIComponent(OLD)}`);
  // The error of a failed query repeats the query and its parameters.
  await api.database.runScript('alter table login_codes rename column salt to salt_gone');
  const failed = await api.post('/api/account/user/login', { phone: NEW }, { session });
  await api.database.runScript('alter table users rename column phone to phone_gone');
  const unknown = await api.post('/api/account/user/check-phone', { phone: NEW }, { session });
  expect([failed.statusCode, unknown.statusCode]).toContain(500);

  const log = lines.join('');
  expect(log).toContain('Failed query');
  expect(log).toContain('/system/email/[code]/');
  for (const secret of [session, link, OLD, NEW, OLD.slice(1), NEW.slice(1)])
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  for (const secret of [loginCode, code])
    expect(lines.filter((line) => new RegExp(`"${secret}"|[ ,]${secret}[ ,—]`).test(line))).toEqual([]);
});
