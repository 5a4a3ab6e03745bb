import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { demoAccounts } from '../../../demo/demo-accounts.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** Pages of the shell, which the API does not serve. */
const ofShell = ['/_ui/', '/_icons/'];

test('links only to existing pages, and lists accounts and commands', async () => {
  const response = await api.get('/dev/', { key: null });
  expect(response.statusCode).toBe(200);
  const urls = [...response.body.matchAll(/<a href="([^"]+)"/g)].map(([, url]) => url!);
  expect(urls).toEqual(expect.arrayContaining(['/dev/sms/', '/dev/mail/', '/bloki/', ...ofShell]));
  for (const url of urls.filter((one) => !ofShell.includes(one))) {
    const address = /^\/(dev|api)\//.test(url) ? url : `/api${url}`;
    expect([url, (await api.get(address)).statusCode]).toEqual([url, 200]);
  }
  for (const { phone } of demoAccounts) expect(response.body).toContain(phone);
  expect(response.body).toContain('npm run manage -- orders');
});
