import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AcademyAccountPageData } from '@site/contracts/academy-account';
import type { CourseEnrolment } from '@site/contracts/academy-online';
import { TrainingPageData } from '@site/contracts/academy-trainings';
import { eq, sql } from 'drizzle-orm';
import { lastEmailCode, logIn, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { users } from '../../../tables/user-tables.ts';
import { courseEnrolments } from '../../../tables/academy-tables.ts';
import { CourseSystemStandIn } from './course-system-stand-in.ts';

const SECRET = 'secret-of-the-course-system';
const COURSE = 'privody-dlya-vorot';
const HOUR = 60 * 60_000;

const system = new CourseSystemStandIn({ clientId: 'site', clientSecret: SECRET });
/** Requests that the course system has received, and the failure it simulates. */
let asked: string[] = [];
let broken: number | 'hangs' | null = null;
let server: Server;
let api: TestApp;
const log: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (broken === 'hangs') return void response.destroy();
    if (broken) return void response.writeHead(broken).end('{"code":500,"message":"out of order"}');
    void (async () => {
      const body = await buffer(request);
      const systemResponse = await system.handle(
        new Request(`http://courses.test${request.url}`, {
          method: request.method ?? 'GET',
          headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
          ...(body.length > 0 && { body: new Uint8Array(body) }),
        }),
      );
      response.writeHead(systemResponse.status, Object.fromEntries(systemResponse.headers));
      response.end(Buffer.from(await systemResponse.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = await startTestApp(
    {
      LOG_LEVEL: 'warn',
      COURSES_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      COURSES_CLIENT_ID: 'site',
      COURSES_CLIENT_SECRET: SECRET,
      COURSES_DEPARTMENT: 'partners',
      COURSES_PORTAL: 'https://courses.example.ru/',
    },
    undefined,
    { write: (line) => void log.push(line) },
  );
}, 60_000);
afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  asked = [];
  broken = null;
});

/** Logs in with a separate email address, confirmed for courses by default. */
async function learner(phone: string, email: string, confirmed = true) {
  const session = await logIn(api, phone);
  await api.db
    .update(users)
    .set({ email, learning_email_confirmed_at: confirmed ? new Date('2026-01-01') : null })
    .where(eq(users.phone, phone));
  return session;
}
const enrol = (session: string | null, slug = COURSE) =>
  api.post(`/api/academy/online/${slug}/enrolment/`, { consent: true }, { session });
const enrolled = async (session: string, slug = COURSE): Promise<CourseEnrolment> =>
  (await enrol(session, slug)).json().enrolment;
const refresh = (session: string | null, id: string) =>
  api.post(`/api/academy/enrolments/${id}/progress/`, {}, { session });
const learning = async (session: string | null) =>
  TrainingPageData.parse((await api.get(`/api/academy/online/gates/${COURSE}/`, { session })).json().pagedata).learning;
const placesOf = (email: string) => system.places().filter((place) => place.email === email);
const sweep = () => api.sweep('academy');

describe('enrolment in a course', () => {
  test('requires a login, an online course and consent', async () => {
    expect((await enrol(null)).statusCode).toBe(401);
    expect(await learning(null)).toBeNull();
    const session = await learner('+79000000001', 'first@example.ru');
    expect((await enrol(session, 'turnikety')).statusCode).toBe(404);
    const refused = await api.post(`/api/academy/online/${COURSE}/enrolment/`, {}, { session });
    expect(refused.json()).toMatchObject({ code: 'validation', fields: { consent: expect.any(String) } });
    expect(asked).toEqual([]);
  });

  test('confirms the email address by a link that is valid for 72 hours and used once', async () => {
    const session = await learner('+79000000001', 'first@example.ru', false);
    expect(await learning(session)).toMatchObject({ email: 'first@example.ru', email_confirmed: false });
    expect((await enrol(session)).json().code).toBe('learning_email');

    const ask = () => api.post('/api/account/personal/confirmation-email/', { kind: 'learning' }, { session });
    const stateOf = async (code: string) =>
      (await api.get(`/api/system/ispring-email/${code}/`)).json().pagedata.state as string;
    await ask();
    const late = await lastEmailCode(api, 'first@example.ru');
    api.wait(72 * HOUR);
    expect(await stateOf(late)).toBe('invalid');

    const again = await logIn(api, '+79000000001');
    await api.post('/api/account/personal/confirmation-email/', { kind: 'learning' }, { session: again });
    const code = await lastEmailCode(api, 'first@example.ru');
    api.wait(71 * HOUR);
    expect(await stateOf(code)).toBe('open');
    const confirm = async () => (await api.post('/api/account/verify-email/', { kind: 'learning', code })).json().state;
    expect(await confirm()).toBe('confirmed');
    expect(await confirm()).toBe('used');
    expect(await learning(await logIn(api, '+79000000001'))).toMatchObject({ email_confirmed: true, enrolment: null });
  });

  test('creates one account and one enrolment, even for repeated requests', async () => {
    const session = await learner('+79000000001', 'first@example.ru');
    const responses = await Promise.all([enrol(session), enrol(session)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await enrolled(session)).toMatchObject({
      training: { url: `/academy/online/gates/${COURSE}/` },
      is_open: true,
      label: 'Не\u00a0начат',
      course_url: 'https://courses.example.ru/',
    });
    expect(placesOf('first@example.ru')).toHaveLength(1);
    expect(asked.filter((call) => call === 'POST /user')).toHaveLength(1);
    expect(asked.filter((call) => call === 'POST /api/v3/token')).toHaveLength(1);

    // The existing account is found by its email address.
    await enrolled(session, 'shlagbaumy-vybor');
    expect(asked.filter((call) => call === 'POST /user')).toHaveLength(1);
    expect(placesOf('first@example.ru').map(({ courseId }) => courseId)).toEqual(['gate-operators', 'barriers-basics']);
  });
});

describe('progress', () => {
  const step = (email: string, status: string, progress: number) => {
    const [place] = placesOf(email);
    system.set(place?.learnerId ?? '', place?.courseId ?? '', status, progress);
  };

  test('reads progress on request and in the sweep, and keeps a passed course passed', async () => {
    const session = await learner('+79000000003', 'third@example.ru');
    const { id } = await enrolled(session);
    step('third@example.ru', 'in_progress', 40.4);
    expect((await refresh(session, id)).json().enrolment).toMatchObject({
      status: 'in_progress',
      label: 'Пройдено 40\u00a0%',
    });
    step('third@example.ru', 'failed', 90);
    await sweep();
    expect((await learning(session))?.enrolment).toMatchObject({ status: 'failed', label: 'Тест не\u00a0сдан' });
    step('third@example.ru', 'passed', 100);
    await sweep();
    step('third@example.ru', 'in_progress', 10);
    expect((await refresh(session, id)).json().enrolment).toMatchObject({ status: 'passed', label: 'Завершён' });

    const account = await api.get('/api/account/academy/', { session });
    const { courses } = AcademyAccountPageData.parse(account.json().pagedata);
    expect(courses.map(({ label }) => label)).toEqual(['Завершён']);
    expect(account.headers['cache-control']).toBe('no-store');
  });

  test('shows a manager the courses of current employees', async () => {
    const [employee, owner] = ['+79000000003', '+79000000010'];
    const session = await learner(employee, 'third@example.ru');
    await enrolled(session, 'shlagbaumy-vybor');
    const owning = await logIn(api, owner);
    const seen = async (by: string) =>
      AcademyAccountPageData.parse(
        (await api.get('/api/account/academy/', { session: by })).json().pagedata,
      ).colleagues_courses.map(({ person, label }) => `${person}: ${label}`);
    const theirs = await seen(owning);
    expect(theirs).toContain('Сотрудникова Софья: Не\u00a0начат');
    expect(await seen(session)).toEqual([]);
    const work = (state: string) =>
      api.db.execute(sql`update company_members set state = ${state} where phone = ${employee}`);
    await work('removed');
    expect((await seen(owning)).filter((one) => one.startsWith('Сотрудникова'))).toEqual([]);
    await work('active');
  });

  test('issues one certificate for a passed course, by letter and in the account, and the public check finds it', async () => {
    const email = 'passed@example.ru';
    const session = await learner('+79000000002', email);
    const { id } = await enrolled(session);
    const own = async () =>
      AcademyAccountPageData.parse((await api.get('/api/account/academy/', { session })).json().pagedata).certificates;
    step(email, 'failed', 100);
    expect((await refresh(session, id)).json().enrolment).toMatchObject({ status: 'failed', is_certified: false });
    expect(await own()).toEqual([]);
    step(email, 'passed', 100);
    const [first, second] = await Promise.all([refresh(session, id), refresh(session, id), sweep()]);
    for (const response of [first, second]) expect(response.json().enrolment).toMatchObject({ status: 'passed' });
    expect((await refresh(session, id)).json().enrolment.is_certified).toBe(true);
    const certificates = await own();
    expect(certificates).toMatchObject([{ training: expect.stringMatching(/привод/i), state: 'active' }]);
    await api.workOff();
    const letters = (await api.get('/dev/mail/')).body.split('<li ').filter((letter) => letter.includes(email));
    expect(letters.filter((letter) => letter.includes(certificates[0]?.number ?? ''))).toHaveLength(1);
    const found = await api.post('/api/academy/certificates/check/', {
      number: certificates[0]?.number,
      surname: certificates[0]?.holder.split(' ')[0],
    });
    expect(found.json().certificate).toMatchObject({ state: 'active' });
  });

  test('denies access to enrolments of others', async () => {
    const { id } = await enrolled(await learner('+79000000003', 'third@example.ru'));
    const other = await learner('+79000000001', 'first@example.ru');
    expect((await refresh(other, id)).statusCode).toBe(404);
    expect((await refresh(null, id)).statusCode).toBe(401);
    expect((await refresh(other, 'no-uuid')).statusCode).toBe(404);
  });
});

describe('a failing course system', () => {
  test.each([
    ['responds with an error', '+79000000004', 503],
    ['drops the connection', '+79000000005', 'hangs'],
  ] as const)(
    'retries the enrolment when the system %s, and logs neither key nor address',
    async (_why, phone, how) => {
      const email = `${phone.slice(1)}@example.ru`;
      const session = await learner(phone, email);
      broken = how;
      expect(await enrolled(session)).toMatchObject({ is_open: false, label: 'Доступ открывается', course_url: null });
      await sweep();
      expect((await learning(session))?.enrolment?.is_open).toBe(false);
      broken = null;
      await sweep();
      expect((await learning(session))?.enrolment).toMatchObject({ is_open: true, status: 'not_started' });
      expect(placesOf(email)).toHaveLength(1);
      expect(log.join('')).toContain('a request to the course system failed');
      expect(log.join('')).not.toContain(SECRET);
      expect(log.join('')).not.toContain(email);
    },
  );

  test('keeps the last progress and reports that the system is unavailable', async () => {
    const session = await learner('+79000000006', 'sixth@example.ru');
    const { id } = await enrolled(session);
    broken = 500;
    const response = await refresh(session, id);
    expect(response.json()).toMatchObject({ code: 'unavailable' });
    expect(response.statusCode).toBe(503);
    expect((await learning(session))?.enrolment).toMatchObject({ is_open: true, status: 'not_started' });
  });

  test('stops retrying after three days', async () => {
    const session = await learner('+79000000007', 'seventh@example.ru');
    broken = 500;
    const { id } = await enrolled(session);
    await api.db
      .update(courseEnrolments)
      .set({ created_at: new Date('2026-01-01') })
      .where(eq(courseEnrolments.id, id));
    asked = [];
    broken = null;
    await sweep();
    expect(asked).not.toContain('POST /user');
  });
});
