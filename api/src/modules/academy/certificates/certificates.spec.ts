import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CertificatesPageData, CompanyCertificatesPageData } from '@site/contracts/academy-certificates';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { pdfLinks, pdfText } from '../../../../test/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';

const [CUSTOMER, PENDING, EMPLOYEE, OWNER] = ['+79000000001', '+79000000002', '+79000000003', '+79000000010'];

let api: TestApp;
let as: (phone: string) => Promise<string>;
beforeAll(async () => {
  api = await startTestApp({ FORMS_PER_ADDRESS: '1000', AUTH_CODES_PER_ADDRESS: '100' });
  ({ as } = orderCallsOf(api));
}, 60_000);
afterAll(() => api.close());

const one = async <Row extends object>(query: ReturnType<typeof sql>) => (await rowsOf<Row>(api.db.execute(query)))[0]!;

let made = 0;
type Participant = { phone?: string; surname?: string; days?: number; state?: string };
/** Inserts a participant of a separate past event and returns the participant's id. */
async function participant({ phone, surname = 'Ёлкин', days = -1, state = 'confirmed' }: Participant = {}) {
  made += 1;
  const n = made;
  const email = `pupil${n}@example.ru`;
  await api.db.execute(sql`
    insert into events (id, slug, title, lead, type, category, starts_at, ends_at, registration_closes_at, timezone,
      trainer_ids, seats_total, seats_taken, price, programme)
    select ${3000 + n}, ${`certified-${n}`}, 'Монтаж шлагбаумов', 'Проба', 'offline', 'barriers', t,
      t + interval '2 hours', t - interval '1 day', 'Europe/Moscow', '{1}', 5, 1, 0, '[]'
    from (select ${new Date(Date.parse('2026-11-21T09:00:00Z') + days * DAY).toISOString()}::timestamptz as t) as at`);
  const { id } = await one<{ id: number }>(sql`
    with registered as (
      insert into event_registrations (event_id, user_id, company_id, state, created_at, cancelled_at, agreed_version, agreed_hash)
      select ${3000 + n}, id, company_id, ${state}, now(), ${state === 'cancelled' ? sql`now()` : null}, '', ''
      from users where phone = ${OWNER} returning id
    )
    insert into event_participants (registration_id, event_id, surname, name, patronymic, phone, email, position)
    select id, ${3000 + n}, ${surname}, 'Иван', 'Ильич', ${phone ?? `+7913${String(n).padStart(7, '0')}`}, ${email}, ''
    from registered returning id`);
  return { participant: Number(id), email };
}
const issue = (participant: number, more = {}) =>
  api.manage('POST', '/academy-certificates/', { participant, ...more });
const issued = async (who: Participant = {}) => (await issue((await participant(who)).participant)).json();
const decide = (number: string, what: string, body: object) =>
  api.manage('POST', `/academy-certificates/${encodeURIComponent(number)}/${what}/`, body);

/** Sends each call from another address, because one address has ten checks an hour. */
let address = 0;
const from = () => ({ headers: { 'x-forwarded-for': `203.0.113.${(address += 1)}` } });
const check = async (number: string, surname: string, call = from()) =>
  api.post('/api/academy/certificates/check/', { number, surname }, call);
const checked = async (number: string, surname: string) => (await check(number, surname)).json().certificate;
const page = async (query: string) =>
  CertificatesPageData.parse((await api.get(`/api/academy/certificates/?${query}`, from())).json().pagedata);
async function emails(to: string) {
  await api.workOff();
  const rows = await rowsOf<{ text: string }>(
    api.db.execute(sql`select subject || ' ' || body as text from mail_inbox where recipient = ${to} order by id desc`),
  );
  return rows.map(({ text }) => text);
}

describe('the staff', () => {
  test('issue one certificate per participant, numbered without gaps, and write to the holder', async () => {
    const first = await participant();
    const listed = async () =>
      (await api.manage('GET', '/academy-certificates/participants/')).json().items.map(({ id }: { id: number }) => id);
    expect(await listed()).toContain(first.participant);
    const response = await issue(first.participant, { level: 'Базовый', months: 3 });
    expect(response.json()).toMatchObject({
      number: expect.stringMatching(/^АК-2026-\d{5}$/),
      holder: 'Ёлкин Иван Ильич',
      company: 'ООО «Ворота Плюс»',
      training: 'Монтаж шлагбаумов',
      level: 'Базовый',
      trainer: 'Белов Андрей Сергеевич',
      state: 'active',
      label: 'Действует',
      decisions: [{ author: 'Заказова Зоя', action: 'issue' }],
    });
    const { number, issued_on, valid_until } = response.json();
    expect([issued_on.slice(5, 7), valid_until.slice(5, 7)].map(Number)).toEqual([11, 2]);
    expect(await listed()).not.toContain(first.participant);
    expect((await issue(first.participant)).statusCode).toBe(409);
    const letters = await emails(first.email);
    expect(letters.join('\n')).not.toContain('г..');
    expect(letters).toEqual([expect.stringContaining(number)]);

    // The rejected request used no number, and concurrent ones get consecutive numbers.
    const several = await Promise.all([participant(), participant(), participant()]);
    const numbers = (await Promise.all(several.map((made) => issue(made.participant)))).map((made) =>
      Number(made.json().number.slice(-5)),
    );
    const last = Number(number.slice(-5));
    expect(numbers.sort((a, b) => a - b)).toEqual([last + 1, last + 2, last + 3]);
  });

  test('find certificates and participants, and see what a certificate would state', async () => {
    const made = await participant({ surname: 'Находкин' });
    const find = async (what: string, search: string) =>
      (await api.manage('GET', `/academy-certificates/${what}?${new URLSearchParams({ search })}`)).json();
    for (const search of ['находкин ив', 'НАХОДКИН'])
      expect(await find('participants/', search)).toMatchObject({
        total: 1,
        items: [{ id: made.participant, training: 'Монтаж шлагбаумов', level: '', months: 24, attended: null }],
      });
    const { number } = (await issue(made.participant)).json();
    expect(await find('participants/', 'находкин')).toMatchObject({ total: 0, items: [] });
    for (const search of ['находкин ив', number])
      expect(await find('', search)).toMatchObject({ total: 1, items: [{ number, holder: 'Находкин Иван Ильич' }] });
    const shown = (await api.manage('GET', `/academy-certificates/${encodeURIComponent(number)}/`)).json();
    expect(shown).toMatchObject({ surname: 'Находкин', name: 'Иван', patronymic: 'Ильич' });
  });

  test('cannot issue a certificate for an upcoming event, a cancelled registration or an unknown participant', async () => {
    const ahead = await participant({ days: 5 });
    const left = await participant({ state: 'cancelled' });
    const responses = await Promise.all([ahead.participant, left.participant, 999_999].map((id) => issue(id)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test('revoke a certificate with a reason that the holder reads, and may issue another', async () => {
    const made = await participant();
    const { number } = (await issue(made.participant)).json();
    expect((await decide(number, 'revoke', { reason: ' ' })).statusCode).toBe(400);
    expect((await decide(number, 'revoke', { reason: 'Практика не сдана' })).json()).toMatchObject({
      state: 'revoked',
      label: 'Отозван',
      reason: 'Практика не сдана',
    });
    expect((await decide(number, 'revoke', { reason: 'Ещё раз' })).statusCode).toBe(409);
    expect((await emails(made.email))[0]).toContain('Практика не сдана');
    expect(await checked(number, 'Ёлкин')).toMatchObject({ state: 'revoked' });
    expect((await issue(made.participant)).statusCode).toBe(200);
  });

  test('replace a certificate with a corrected name: the expiry date stays and the first becomes invalid', async () => {
    const made = await participant({ surname: 'Пертов' });
    const old = (await issue(made.participant)).json();
    const person = { surname: 'Петров', name: 'Иван' };
    const other = (await decide(old.number, 'replace', person)).json();
    expect(other).toMatchObject({ holder: 'Петров Иван', state: 'active', valid_until: old.valid_until });
    expect(other.number).not.toBe(old.number);
    expect(await checked(old.number, 'Пертов')).toMatchObject({ state: 'replaced', label: 'Переоформлен' });
    expect(await checked(other.number, 'Петров')).toMatchObject({ state: 'active' });
    expect((await decide(old.number, 'replace', person)).statusCode).toBe(409);
    expect((await issue(made.participant)).statusCode).toBe(409);
    expect((await emails(made.email))[0]).toContain(other.number);
  });
});

describe('a public check', () => {
  test('shows the certificate for its number and surname, in any spelling of them', async () => {
    const { number } = await issued();
    for (const [typed, surname] of [
      [number, 'Ёлкин'],
      [` ${number.toLowerCase()} `, 'ЕЛКИН '],
      [number.replace('АК', 'AK').replaceAll('-', '–'), 'елкин'],
    ])
      expect(await checked(typed, surname)).toMatchObject({
        number,
        holder: 'Ёлкин\u00a0И.\u00a0И.',
        training: 'Монтаж шлагбаумов',
        state: 'active',
      });
    expect(await checked(number, 'Иванов')).toBeNull();
    expect(await checked('АК-2001-00001', 'Ёлкин')).toBeNull();
    expect((await check('', 'Ёлкин')).json().fields).toHaveProperty('number');
  });

  test('prefills the number from the address, and shows the result at once with the code of the document', async () => {
    const { number } = await issued();
    const { code } = await one<{ code: string }>(
      sql`select check_code as code from academy_certificates where number = ${number}`,
    );
    const query = `number=${encodeURIComponent(number)}`;
    expect(await page(query)).toMatchObject({ number, outcome: 'none', certificate: null });
    expect(await page(`${query}&code=${code}`)).toMatchObject({ outcome: 'found', certificate: { number } });
    expect(await page(`${query}&code=WRONG`)).toMatchObject({ outcome: 'unknown', certificate: null });
    const seo = async (path: string) => (await api.get(path)).json().seo.robots;
    expect(await seo('/api/academy/certificates/')).toBe('index, follow');
    expect(await seo(`/api/academy/certificates/?${query}`)).toBe('noindex, follow');
  });

  test('is limited to ten an hour', async () => {
    const { number } = await issued();
    const call = from();
    for (let n = 0; n < 10; n += 1) expect((await check(number, 'Иванов', call)).statusCode).toBe(200);
    const refused = await check(number, 'Ёлкин', call);
    expect([refused.statusCode, refused.json().message]).toEqual([429, expect.stringContaining('Повторите через')]);
  });
});

test('serves the document to its holder only', async () => {
  const { number } = await issued({ phone: PENDING, surname: 'Ожидаева' });
  const fetched = async (phone: string | null) =>
    api.get(`/api/account/academy/certificates/${encodeURIComponent(number)}/certificate.pdf`, {
      session: phone && (await as(phone)),
      key: null,
    });
  const pdf = await fetched(PENDING);
  expect([pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual(['application/pdf', 'private, no-store']);
  const text = await pdfText(pdf.bytes);
  for (const part of [number, 'Ожидаева Иван Ильич', 'ООО «Ворота Плюс»', 'Монтаж шлагбаумов', 'Белов Андрей'])
    expect(text).toContain(part);
  // The QR code is also a link, for readers who have the document on a screen.
  const [link] = await pdfLinks(pdf.bytes);
  expect(await page(new URL(link ?? '').search.slice(1))).toMatchObject({ outcome: 'found', certificate: { number } });
  expect((await fetched(CUSTOMER)).statusCode).toBe(404);
  expect((await fetched(null)).statusCode).toBe(401);
});

describe('in the account', () => {
  type Listed = { number: string; holder: string; state: string; training: string };
  const own = async (phone: string): Promise<Listed[]> =>
    (await api.get('/api/account/academy/', { session: await as(phone) })).json().pagedata.certificates;
  const company = async (phone: string | null, query = '') =>
    api.get(`/api/account/profile/certificates/${query}`, { session: phone && (await as(phone)) });
  const listed = async (query = '') => CompanyCertificatesPageData.parse((await company(OWNER, query)).json().pagedata);
  const dashboard = async (phone: string) =>
    (await api.get('/api/account/main/', { session: await as(phone) }))
      .json()
      .pagedata.waiting.filter(({ kind }: { kind: string }) => kind === 'training')
      .map(({ title, url }: { title: string; url: string }) => [title, url]);

  test("lists the holder's own certificates, and for managers those of current employees", async () => {
    await issued({ phone: EMPLOYEE });
    expect(await own(CUSTOMER)).toMatchObject([{ holder: 'Покупалов Пётр', state: 'active' }]);
    const mine = (await own(EMPLOYEE)).map(({ number }) => number);
    const { items, employees, trainings } = await listed();
    const theirs = items.map(({ number }) => number);
    expect(theirs).toEqual(expect.arrayContaining(mine));
    expect(items.map(({ state }) => state)).toEqual(['expiring', 'expiring', 'active', 'active', 'expired']);
    const [first, second] = items.map(({ valid_until }) => valid_until);
    expect(first! < second!).toBe(true);
    expect(employees.map(({ label }) => label)).toEqual([
      'Воротников Василий',
      'Сотрудникова Софья',
      'Створкина Светлана',
    ]);
    expect(trainings).toContain('Монтаж шлагбаумов');

    const { value } = employees[1]!;
    expect((await listed(`?employee=${value}`)).items.map(({ number }) => number).sort()).toEqual([...mine].sort());
    expect((await listed('?state=expired')).items).toMatchObject([
      { holder: 'Воротников Василий', label: 'Срок истёк' },
    ]);
    const training = encodeURIComponent('Монтаж шлагбаумов');
    expect((await listed(`?training=${training}&state=expired`)).items).toEqual([]);
    expect((await listed('?state=none&employee=x')).total_unfiltered).toBe(items.length);

    const pdf = async () => api.get(items[0]!.pdf_url!, { session: await as(OWNER), key: null });
    expect(await dashboard(OWNER)).toEqual([
      ['Истекают сертификаты сотрудников: 2', '/account/profile/certificates?state=expiring'],
    ]);
    expect(await dashboard(EMPLOYEE)).toEqual([
      [expect.stringMatching(/^Сертификат «Автоматика.*»: истекает через 34/), '/account/academy/'],
    ]);
    expect((await pdf()).statusCode).toBe(200);

    await api.db.execute(sql`update company_members set state = 'removed' where phone = ${EMPLOYEE}`);
    expect((await listed()).items.filter(({ number }) => mine.includes(number))).toEqual([]);
    expect((await own(EMPLOYEE)).map(({ number }) => number)).toEqual(mine);
    expect((await pdf()).statusCode).toBe(404);
  });

  test('denies the company page to others, shows a revoked certificate without its document and marks certified participants', async () => {
    const responses = await Promise.all([null, CUSTOMER, EMPLOYEE].map((phone) => company(phone)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403]);
    expect((await company(OWNER)).headers['cache-control']).toBe('no-store');

    const { number } = await issued({ phone: CUSTOMER });
    const past = async () =>
      (await api.get('/api/account/academy/?show=past', { session: await as(OWNER) }))
        .json()
        .pagedata.items.flatMap(({ registration }: { registration: { participants: { outcome: string | null }[] } }) =>
          registration.participants.map(({ outcome }) => outcome === 'certified'),
        );
    const marked = (await past()).filter(Boolean).length;
    await decide(number, 'revoke', { reason: 'Ошибка' });
    expect((await past()).filter(Boolean).length).toBe(marked - 1);
    expect(await own(CUSTOMER)).toContainEqual(expect.objectContaining({ number, state: 'revoked', pdf_url: null }));
  });
});

test('requires a valid certificate of the preceding programme for registration', async () => {
  const { slug, title } = await one<{ slug: string; title: string }>(sql`
    with made as (
      insert into events (id, slug, training_id, title, lead, type, category, starts_at, ends_at,
        registration_closes_at, timezone, seats_total, seats_taken, price, programme)
      select 3999, 'certified-only', (select id from academy_trainings where required_training_id is not null), 'Проба',
        'Проба', 'offline', 'parking', t, t + interval '2 hours', t - interval '1 day', 'Europe/Moscow', 5, 0, 0, '[]'
      from (select ${'2026-12-20T09:00:00Z'}::timestamptz as t) as at returning slug, training_id
    )
    select made.slug, required.title from made
    join academy_trainings taught on taught.id = made.training_id
    join academy_trainings required on required.id = taught.required_training_id`);
  expect((await api.get('/api/academy/calendar/certified-only/')).json().pagedata.event.required).toMatchObject({
    title,
  });
  const person = (surname: string, phone: string) => ({
    ...{ surname, phone, name: 'Иван', patronymic: '', position: '', email: `${phone.slice(1)}@example.ru` },
  });
  const pupil = person('Знающий', '+79140000001');
  const register = async (...participants: object[]) =>
    api.post(
      `/api/academy/calendar/${slug}/registrations/`,
      { participants, consent_participants: true },
      { session: await as(OWNER) },
    );
  const refused = await register(pupil);
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
    409,
    'certificate_required',
    `Для записи нужен действующий сертификат «${title}»`,
  ]);
  const { participant: id } = await participant({ phone: pupil.phone });
  const { number } = (await issue(id, { training: title })).json();
  expect((await register(pupil, person('Новичков', '+79140000002'))).json().message).toMatch(/Его нет: Новичков Иван$/);
  await decide(number, 'revoke', { reason: 'Ошибка' });
  expect((await register(pupil)).statusCode).toBe(409);
  await issue(id, { training: title, months: 12 });
  expect((await register(pupil)).statusCode).toBe(200);
});

test('reports a certificate as expiring two months before its last day and as expired after it', async () => {
  const { number } = await issued();
  api.wait(720 * DAY);
  expect(await checked(number, 'Ёлкин')).toMatchObject({
    state: 'expiring',
    label: expect.stringMatching(/^Истекает через \d+\u00a0д/),
  });
  api.wait(12 * DAY);
  expect(await checked(number, 'Ёлкин')).toMatchObject({ state: 'expired', label: 'Срок истёк' });
});
