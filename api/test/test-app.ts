import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANAGE_AUTHOR_HEADER } from '@site/contracts/manage';
import { encodeRequestKey, REQUEST_KEY_HEADER, SESSION_COOKIE, SESSION_HEADER } from '@site/contracts/request-key';
import { buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { demo } from '../demo/index.ts';
import { seedIfEmpty } from '../demo/seed.ts';
import { DRAWN, openTestDatabase, START } from './prepared-database.ts';

type Call = { session?: string | null; headers?: Record<string, string>; key?: string | null };

const PUBLIC_KEY = 'test-public-key';
const MANAGE_KEY = 'test-key-of-the-back-office-32-characters';

async function answerOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const body = bytes.toString('utf8');
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie(),
    bytes,
    body,
    json: () => JSON.parse(body),
  };
}

export type TestResponse = Awaited<ReturnType<typeof answerOf>>;

/**
 * Starts the seeded API on a free port with a clock that `wait` moves, and sends requests as the site's host does. With
 * `beside` it is another instance over the same database.
 */
export async function startTestApp(
  settings: Partial<Record<keyof Config, string>> = {},
  beside?: { database: Database; isEmpty?: boolean },
  logTo?: { write: (line: string) => void },
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'api-test-'));
  const drawn = process.env[DRAWN];
  // Names are hashes of the content.
  if (drawn) await symlink(drawn, join(dataDir, 'media'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    REQUEST_PUBLIC_KEY: PUBLIC_KEY,
    MANAGE_KEY,
    PUBLIC_HOST: 'https://site.test',
    // All requests of a test come from one address.
    AUTH_CODES_BEFORE_CAPTCHA: '5000',
    // No test depends on the size of a picture.
    AVIF_EFFORT: '0',
    // Production requires these settings; no server listens at these addresses.
    ...(settings.NODE_ENV === 'production' && {
      SMS_API_ID: 'test',
      SMS_URL: 'http://127.0.0.1:9/sms/send',
      SMTP_URL: 'smtp://127.0.0.1:9',
    }),
    ...settings,
  });
  const database = beside?.database ?? (await openTestDatabase());
  await migrate(database);
  if (!beside?.isEmpty) await seedIfEmpty(database.db, START);
  let time = START.getTime();
  const app = await buildApp(config, {
    ...{ database, logTo, now: () => new Date(time) },
    demo: config.NODE_ENV === 'production' ? null : demo,
  });

  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const headersOf = ({ session, headers, key }: Call) => ({
    ...(key !== null && { [REQUEST_KEY_HEADER]: key ?? encodeRequestKey(PUBLIC_KEY, time) }),
    ...(session && { [SESSION_HEADER]: session }),
    ...headers,
  });

  const send = async (method: string, url: string, payload: object | undefined, call: Call) =>
    answerOf(
      await fetch(origin + url, {
        method,
        headers: {
          ...(payload && !(payload instanceof FormData) && { 'content-type': 'application/json' }),
          ...headersOf(call),
        },
        ...(payload && { body: payload instanceof FormData ? payload : JSON.stringify(payload) }),
      }),
    );

  const manageHeaders = {
    authorization: `Bearer ${MANAGE_KEY}`,
    [MANAGE_AUTHOR_HEADER]: encodeURIComponent('Заказова Зоя'),
  };
  return {
    app,
    database,
    manageHeaders,
    origin,
    db: database.db,
    dataDir,
    now: () => new Date(time),
    wait: (ms: number) => void (time += ms),
    get: (url: string, call: Call = {}) => send('GET', url, undefined, call),
    post: (url: string, payload: object, call: Call = {}) => send('POST', url, payload, call),
    put: (url: string, payload: object | undefined, call: Call = {}) => send('PUT', url, payload, call),
    delete: (url: string, call: Call = {}) => send('DELETE', url, undefined, call),
    /** Sends a back office request: `manage('PUT', '/settings/', { ordering: false })`. */
    manage: (method: string, path: string, payload?: object, headers: Record<string, string> = {}) =>
      send(method, `/api/manage${path}`, payload, {
        key: null,
        headers: { ...manageHeaders, ...headers },
      }),
    /** Sends a raw body, which our client could not send. */
    postBytes: async (url: string, body: BodyInit, headers: Record<string, string>) =>
      answerOf(await fetch(origin + url, { method: 'POST', headers: { ...headersOf({}), ...headers }, body })),
    /** Works off the jobs that are due by the test's clock. */
    workOff: () => app.jobs.workOff(),
    /** Runs the sweep of a module, and the jobs that it sends; throws when the module has none. */
    async sweep(module: string): Promise<void> {
      const found = app.sweeps.get(module);
      if (!found) throw new Error(`The module ${module} has no sweep`);
      await found.run();
      await app.jobs.workOff();
    },
    async close() {
      await app.close();
      if (!beside) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export const sessionOf = (answer: TestResponse): string | undefined =>
  answer.cookies.map((cookie) => new RegExp(`^${SESSION_COOKIE}=([^;]+)`).exec(cookie)?.[1]).find(Boolean);

/** Returns the code from the last SMS to this number, from `/dev/sms/`. */
export async function lastCode(test: TestApp, phone: string): Promise<string> {
  const page = (await test.get('/dev/sms/')).body;
  const pattern = new RegExp(`data-phone="${phone.replace('+', '\\+')}".*?<span>(\\d{4}) `);
  return pattern.exec(page)?.[1] ?? '';
}

/** Logs in through real requests; returns the new session id. */
export async function logIn(test: TestApp, phone: string, headers: Record<string, string> = {}): Promise<string> {
  const asked = await test.post('/api/account/user/login', { phone });
  const session = sessionOf(asked) ?? null;
  const done = await test.post(
    '/api/account/user/verify',
    { phone, code: await lastCode(test, phone) },
    { session, headers },
  );
  const id = sessionOf(done);
  if (!id) throw new Error(`Login of ${phone} failed: ${asked.body} ${done.body}`);
  return id;
}

/** Returns the code of the link in the last e-mail to this address, from `/dev/mail/`. */
export async function lastEmailCode(test: TestApp, to: string): Promise<string> {
  const page = (await test.get('/dev/mail/')).body;
  const email = page.split('<li ').find((item) => item.startsWith(`data-to="${to}"`)) ?? '';
  return /\/system\/(?:ispring-)?email\/([\w-]+)\//.exec(email)?.[1] ?? '';
}
