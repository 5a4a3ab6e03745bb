import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '../../releases/config.ts';
import { run } from '../../releases/cli/run.ts';
import { page, storeOfEachTest } from '../../releases/testing/fake-store.ts';
import { createHost } from '../host.ts';

const TOKEN = 'a-token-of-the-operators'.padEnd(32, '-');
let host: Awaited<ReturnType<typeof createHost>>;
// Jest runs afterEach hooks in order of definition: the host must close before its store is deleted.
afterEach(() => host.app.close());
const fake = storeOfEachTest(async ({ golive, put }) => {
  await golive({ name: 'shell', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.0.0', routes: page('/faq') });
  await put({ name: 'mf-one', version: '2.0.0', routes: page('/faq') });
});
const start = async (env: Record<string, string>) => {
  await host?.app.close();
  host = await createHost(
    readConfig({
      ...{ DATA_DIR: fake.store.dataDir, LOG_LEVEL: 'silent', RENDERERS: '1', API_ORIGIN: 'http://127.0.0.1:1' },
      ...{ NODE_ENV: 'test', RELEASE_BROWSER: 'off', ...env },
    }),
  );
};
beforeEach(() => start({ OPS_TOKEN: TOKEN }));

const same = { 'sec-fetch-site': 'same-origin' };
const post = (url: string, form: Record<string, string>, headers: Record<string, string> = same) =>
  host.app.inject({
    ...{ method: 'POST', url: `/_ops${url}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const logIn = async (name = 'Анна') => {
  const { cookies } = await post('/login', { name, token: TOKEN });
  return { ...same, cookie: cookies.map((cookie) => `${cookie.name}=${encodeURIComponent(cookie.value)}`).join('; ') };
};
const open = (headers: Record<string, string> = {}) => host.app.inject({ url: '/_ops', headers });
const live = () => fake.live('mf-one');
const lastChange = async () => (await fake.state.readHistory()).entries.at(-1);

test('does not exist unless it is configured', async () => {
  await start({});
  expect((await open()).body).not.toContain('OPS_TOKEN'); // The shell renders the address.
  expect((await post('/login', { name: 'Anna', token: '' })).statusCode).toBe(405);
});

test('shows nothing before a login', async () => {
  const { statusCode, body, headers } = await open();
  expect([statusCode, body.includes('mf-one')]).toEqual([401, false]);
  expect(headers['cache-control']).toBe('no-store');
});

test('shows hosts, versions, acts and the history to an operator', async () => {
  const cookie = await logIn();
  let body = '';
  // A host reports what it serves shortly after its start.
  while (!body.includes('serves the live releases')) ({ body } = await open(cookie));
  for (const text of ['Анна', 'mf-one', '<option>2.0.0</option>', 'activate shell']) expect(body).toContain(text);
});

test('begins a trial, gives it to more visitors and ends it, with the author in the history', async () => {
  const cookie = await logIn();
  const act = async (form: Record<string, string>) => (await post('/run', { name: 'mf-one', ...form }, cookie)).body;
  expect(await act({ action: 'activate', version: '2.0.0', traffic: '5,25,100', every: '10m' })).toContain('Done.');
  expect((await open(cookie)).body).toContain('Step to 25 % of visitors');
  expect(await act({ action: 'step', to: '25' })).toContain('Done.');
  expect(await lastChange()).toMatchObject({ action: 'step', traffic: 25, who: 'Анна (page)' });
  expect(await act({ action: 'rollback', from: '2.0.0' })).toContain('Done.');
  expect(await live()).toEqual(['1.0.0']);
});

test('shows why an activation is rejected', async () => {
  await fake.put({ name: 'mf-one', version: '3.0.0', contract: 99, routes: page('/faq') });
  const form = { action: 'activate', name: 'mf-one', version: '3.0.0', traffic: '100', every: '10m' };
  const { body } = await post('/run', form, await logIn());
  expect(body).toMatch(/contract.*Rejected: nothing has changed/s);
});

test('rejects acts of other sites, without a login, and of values that are no command', async () => {
  const form = { action: 'rollback', name: 'mf-one', from: '1.0.0' };
  const cookie = await logIn();
  expect((await post('/run', form, { ...cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post('/run', form)).statusCode).toBe(401);
  expect((await post('/run', { ...form, name: '--help' }, cookie)).statusCode).toBe(400);
  expect((await post('/run', { ...form, action: 'prune' }, cookie)).statusCode).toBe(400);
});

test('escapes a name and a reason', async () => {
  expect((await open(await logIn('<script>'))).body).toContain('&lt;script&gt;');
});

test('limits wrong tokens, and rejects a changed cookie', async () => {
  const { cookie, ...headers } = await logIn();
  expect((await open({ ...headers, cookie: `${cookie.slice(0, 12)}x${cookie.slice(13)}` })).statusCode).toBe(401);
  for (let attempt = 0; attempt < 20; attempt++)
    expect((await post('/login', { name: 'Anna', token: 'wrong' })).statusCode).toBe(401);
  expect((await post('/login', { name: 'Anna', token: TOKEN })).statusCode).toBe(429);
});

test('believes the login header of a trusted proxy only', async () => {
  await start({ OPS_USER_HEADER: 'X-Forwarded-User' });
  expect((await open({ 'x-forwarded-user': 'boris' })).body).toContain('Logged in as boris');
  await start({ OPS_USER_HEADER: 'X-Forwarded-User', TRUST_PROXY: '203.0.113.1' });
  expect((await open({ 'x-forwarded-user': 'boris' })).statusCode).toBe(401);
});

test('runs commands of other machines', async () => {
  const address = await host.app.listen({ port: 0 });
  const output = { stdout: '', stderr: '' };
  const remotes = (args: string[], token = TOKEN) =>
    run(args, {
      env: { OPS_URL: address, OPS_TOKEN: token, RELEASE_AUTHOR: 'ci' },
      console: {
        log: (text: string) => void (output.stdout += text),
        error: (text: string) => void (output.stderr += text),
      },
    });
  expect(await remotes(['activate', 'mf-one@2.0.0', '--json'])).toBe(0);
  expect(JSON.parse(output.stdout)).toMatchObject({ changed: [{ name: 'mf-one', version: '2.0.0', who: 'ci' }] });
  expect(await live()).toEqual(['2.0.0']);
  expect(await remotes(['publish', 'mf-one'])).toBe(1);
  expect(await remotes(['list'], 'wrong')).toBe(1);
  expect(output.stderr).toMatch(/does not run this command.*the token is wrong/s);
});
