import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ManagedRevision } from '@site/contracts/manage-revisions';
import { type OfficeContent, OfficePageData, ProjectPageData } from '@site/contracts/company-profile';
import { formatPhone } from '@site/kernel/phone';
import sharp from 'sharp';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { type TestResponse, startTestApp, type TestApp } from '../../../../test/test-app.ts';

const [EMPLOYEE, MANAGER, OWNER, OUTSIDER] = ['+79000000003', '+79000000011', '+79000000010', '+79000000005'];
const profile = '/api/account/profile';
const office = `${profile}/main-office`;
const unknown = '00000000-0000-4000-8000-000000000999';

let api: TestApp;
let as: ReturnType<typeof orderCallsOf>['as'];
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500' });
  as = orderCallsOf(api).as;
});
afterAll(() => api.close());

const read = async (phone = OWNER) =>
  OfficePageData.parse((await api.get(`${office}/`, { session: await as(phone) })).json().pagedata);
const content = async (): Promise<OfficeContent> => {
  const shown = (await read()).office.content;
  if (!shown) throw new Error('Expected the seeded office to have content');
  return shown;
};
const edit = async (change: object, phone = MANAGER) => {
  api.wait(1000);
  return api.post(`${office}/edit/`, { ...(await content()), ...change }, { session: await as(phone) });
};
const outcome = (response: TestResponse) => [response.statusCode, response.json().code];
const publicPage = async () => (await api.get('/api/partners/vorota-plyus/')).body;
const waiting = async () => (await api.manage('GET', '/revisions/')).json().items;
const decide = async (what: 'approve' | 'reject', id: string, reason?: string) =>
  api.manage('POST', `/revisions/${id}/${what}/`, reason === undefined ? undefined : { reason });

const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#36c' } })
    .toFormat(format)
    .toBuffer();
async function upload(use: string, bytes: Buffer, phone = MANAGER): Promise<TestResponse> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'picture');
  return api.post(`${profile}/files/${use}/`, form, { session: await as(phone) });
}
const uploaded = async (use: string, bytes: Buffer) => (await upload(use, bytes)).json().file;

describe('an edit of the office', () => {
  test('waits for moderation, replaces an earlier pending edit and leaves the public page unchanged', async () => {
    expect((await edit({})).json()).toMatchObject({ code: 'no_changes' });
    expect((await edit({ description: 'Первая правка' })).json()).toMatchObject({ code: 'saved' });
    expect((await edit({ description: 'Ставим ворота.\n\nБыстро <b>.' })).json()).toMatchObject({ code: 'saved' });
    expect((await edit({})).json()).toMatchObject({ code: 'no_changes' });
    expect(await read()).toMatchObject({
      may_edit: true,
      public_url: '/partners/vorota-plyus/',
      office: {
        status: 'moderation',
        is_published: true,
        changes: [{ label: 'Описание', after: 'Ставим ворота.\n\nБыстро <b>.' }],
      },
    });
    expect(await publicPage()).not.toContain('Ставим ворота');
    expect(await waiting()).toHaveLength(1);
  });

  test('is rejected with a reason for its author', async () => {
    const [{ id }] = await waiting();
    expect(outcome(await decide('reject', id, ''))).toEqual([400, 'validation']);
    expect((await decide('reject', id, 'Опишите подробнее')).json()).toMatchObject({ state: 'rejected' });
    expect((await read()).office).toMatchObject({ status: 'rejected', reason: 'Опишите подробнее' });
    const emails = (await api.get('/dev/mail/')).body;
    expect(emails).toContain('Не\u00a0опубликовано: Опишите подробнее');
    // The address is unconfirmed, so the greeting has no name.
    expect(emails).toContain('Здравствуйте!');
    expect(outcome(await decide('approve', id))).toEqual([409, 'revision_state']);
    expect(await publicPage()).not.toContain('Ставим ворота');
  });

  test('is published as soon as it is approved', async () => {
    await edit({ description: 'Ставим ворота.\n\nБыстро <b>.', phones: ['+78432000001', '+78432000002'] });
    const [{ id, changes }] = await waiting();
    expect(changes).toContainEqual({
      label: 'Телефоны',
      before: formatPhone('+78005550217'),
      after: `${formatPhone('+78432000001')}, ${formatPhone('+78432000002')}`,
    });
    const approved = await decide('approve', id);
    expect(approved.json().decisions).toMatchObject([{ noun: 'revisions', action: 'approved' }]);
    const page = await publicPage();
    expect(page).toContain('<p>Ставим ворота.</p><p>Быстро &lt;b&gt;.</p>');
    expect(page).toContain(formatPhone('+78432000001'));
    expect((await read()).office).toMatchObject({ status: 'published', changes: [] });
  });

  test('withdraws the pending edit when it restores the published content', async () => {
    const published = await content();
    await edit({ regions: 'Татарстан' });
    expect((await edit({ ...published })).json()).toMatchObject({ code: 'saved' });
    expect(await waiting()).toEqual([]);
    expect((await read()).office.status).toBe('published');
  });

  test('reports errors by field, but 403 to an employee first', async () => {
    const wrong = await edit({ phones: [], email: 'нет', city: '' });
    expect(outcome(wrong)).toEqual([400, 'validation']);
    expect(Object.keys(wrong.json().fields)).toEqual(expect.arrayContaining(['phones', 'email', 'city']));
    expect(outcome(await api.post(`${office}/edit/`, {}, { session: await as(EMPLOYEE) }))).toEqual([403, 'no_access']);
    expect((await read(EMPLOYEE)).may_edit).toBe(false);
    expect((await api.get(`${office}/edit/`, { session: await as(EMPLOYEE) })).statusCode).toBe(403);
  });
});

describe('pictures', () => {
  test('are decoded and re-encoded; files that are not pictures, too large or too small are rejected', async () => {
    const file = await uploaded('logo', await picture(400, 400));
    const response = await api.get(file.picture.src, { key: null });
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>';
    expect((await api.get((await uploaded('logo', Buffer.from(svg))).picture.src, { key: null })).body).not.toContain(
      'script',
    );
    expect(outcome(await upload('image', Buffer.from(svg)))).toEqual([415, 'file']);
    expect(outcome(await upload('image', Buffer.from('%PDF-1.7')))).toEqual([415, 'file']);
    expect((await upload('logo', await picture(200, 400))).json().message).toContain('не\u00a0меньше 300');
    expect(outcome(await upload('image', Buffer.alloc(5 * 2 ** 20 + 1)))).toEqual([413, 'file']);
    expect((await upload('image', Buffer.alloc(10 * 2 ** 20 + 1))).statusCode).toBe(413);
    expect(outcome(await upload('logo', await picture(400, 400), EMPLOYEE))).toEqual([403, 'no_access']);
    expect((await api.get(`/media/company/${unknown}-640.webp`, { key: null })).statusCode).toBe(404);
  });

  test('belong to one company, are published after approval and can be removed', async () => {
    const [logo, image] = [
      await uploaded('logo', await picture(400, 400)),
      await uploaded('image', await picture(900, 600, 'jpeg')),
    ];
    await edit({ logo: logo.id, images: [image.id] });
    await decide('approve', (await waiting())[0].id);
    expect(await publicPage()).toContain(image.picture.src);

    const outsider = await as(OUTSIDER);
    const own = OfficePageData.parse((await api.get(`${office}/`, { session: outsider })).json().pagedata).office
      .content;
    const stolen = await api.post(`${office}/edit/`, { ...own, images: [image.id] }, { session: outsider });
    expect(stolen.json().fields).toHaveProperty('images');
    const at = `${office}/edit/image/delete/${image.id}/`;
    expect((await api.delete(at, { session: outsider })).statusCode).toBe(404);
    expect((await api.delete(at, { session: await as(EMPLOYEE) })).statusCode).toBe(403);
    expect((await api.delete(at, { session: await as(MANAGER) })).json()).toMatchObject({ code: 'saved' });
    const logoAt = `${office}/edit/logo/delete/${logo.id}/`;
    expect((await api.delete(logoAt, { session: await as(MANAGER) })).json()).toMatchObject({ code: 'saved' });
    expect((await read()).office.content).toMatchObject({ logo: null, images: [] });
    await decide('approve', (await waiting())[0].id);
    expect(await publicPage()).not.toContain(image.picture.src);
  });

  test('are shown to the moderator before and after an edit', async () => {
    const [logo, image] = [
      await uploaded('logo', await picture(400, 400)),
      await uploaded('image', await picture(900, 600, 'jpeg')),
    ];
    await edit({ logo: logo.id, images: [image.id] });
    await decide('approve', (await waiting())[0].id);
    const next = await uploaded('image', await picture(900, 600, 'png'));
    await edit({ images: [next.id, image.id], logo: null });
    const [row] = await waiting();
    const shown = [
      { label: 'Логотип', before: '1\u00a0изображение', after: '' },
      { label: 'Изображения', before: '1\u00a0изображение', after: '2\u00a0изображения' },
    ];
    expect(row.changes).toEqual(shown);
    expect((await read()).office.changes).toEqual(shown);
    const { changes } = ManagedRevision.parse((await api.manage('GET', `/revisions/${row.id}/`)).json());
    const sources = changes.map(({ pictures }) =>
      [pictures?.before, pictures?.after].map((all = []) => all.map((one) => one.picture.src)),
    );
    expect(sources).toEqual([
      [[logo.picture.src], []],
      [[image.picture.src], [next.picture.src, image.picture.src]],
    ]);
    for (const src of sources.flat(2)) expect((await api.get(src, { key: null })).statusCode).toBe(200);
    await decide('reject', row.id, 'Оставьте логотип');
    const rejected = (await api.manage('GET', '/revisions/?state=rejected')).json();
    expect(rejected.items[0]).toMatchObject({ id: row.id, kind: 'office', name: (await content()).brand_name });
    expect(rejected.items.every(({ state }: { state: string }) => state === 'rejected')).toBe(true);
    expect((await api.manage('GET', '/revisions/?state=none')).statusCode).toBe(400);
    await edit({ logo: null, images: [] });
    await decide('approve', (await waiting())[0].id);
  });

  test('are deleted after a day unless referenced; a rejected edit keeps its pictures', async () => {
    const { picture: lost } = await uploaded('image', await picture(700, 500));
    const { id, picture: kept } = await uploaded('image', await picture(700, 500));
    await edit({ images: [id] });
    await decide('reject', (await waiting())[0].id, 'Снимите при свете');
    api.wait(25 * 60 * 60_000);
    await api.sweep('companies');
    expect((await api.get(lost.src, { key: null })).statusCode).toBe(404);
    expect((await api.get(kept.src, { key: null })).statusCode).toBe(200);
    await edit({ images: [] });
  });
});

describe('branches and projects', () => {
  const branch = {
    ...{ name: 'Склад', city: 'Казань', address: 'ул. Пробная, д. 1', longitude: null, latitude: null },
    ...{
      phones: ['+78432000003'],
      email: '',
      is_service_center: true,
      is_showroom: false,
      manager_id: null,
      images: [],
    },
    hours: { days: ['9:00–18:00', '9:00–18:00', '', '', '', '', ''], lunch: '' },
  };

  test('publish a branch after approval, and hide it from other companies', async () => {
    const session = await as(MANAGER);
    const added = await api.post(`${office}/branches/add/`, branch, { session });
    expect(added.json()).toMatchObject({ code: 'saved' });
    const { id } = added.json();
    expect(await publicPage()).not.toContain('ул. Пробная');
    await decide('approve', (await waiting())[0].id);
    expect(await publicPage()).toContain('Пн–Вт, 9:00–18:00');
    const at = `${office}/branches/${id}`;
    expect((await api.post(`${at}/edit/`, branch, { session })).json()).toMatchObject({ code: 'no_changes' });
    expect((await api.post(`${at}/edit/`, { ...branch, name: 'Офис' }, { session })).json().code).toBe('saved');
    const outsider = await as(OUTSIDER);
    for (const url of [`${at}/`, `${at}/edit/`, `${office}/branches/nonsense/`])
      expect((await api.get(url, { session: outsider })).statusCode).toBe(404);
    expect((await api.post(`${at}/edit/`, branch, { session: outsider })).statusCode).toBe(404);
    expect((await api.get(`${at}/`, { session: await as(EMPLOYEE) })).statusCode).toBe(200);
    expect((await api.get(`${office}/branches/add/`, { session: await as(EMPLOYEE) })).statusCode).toBe(403);
    await decide('reject', (await waiting())[0].id, 'Уточните адрес');
  });

  test('hide and show a branch without moderation or data loss', async () => {
    const session = await as(MANAGER);
    const { id } = (
      await api.post(`${office}/branches/add/`, { ...branch, name: 'Дача', address: 'ул. Летняя, д. 1' }, { session })
    ).json();
    await decide('approve', (await waiting())[0].id);
    const at = `${office}/branches/${id}`;
    const hide = (is_hidden: boolean, by: string) => api.put(`${at}/visibility/`, { is_hidden }, { session: by });
    const shownBranch = async () => (await api.get(`${at}/`, { session })).json().pagedata.branch;
    expect(await publicPage()).toContain('ул. Летняя');
    expect((await hide(true, await as(OUTSIDER))).statusCode).toBe(404);
    expect((await hide(true, await as(EMPLOYEE))).statusCode).toBe(403);
    expect((await hide(true, session)).statusCode).toBe(200);
    expect(await publicPage()).not.toContain('ул. Летняя');
    expect(await shownBranch()).toMatchObject({ status: 'hidden', is_hidden: true, is_published: false });
    // An edit that is approved while the branch is hidden does not show it.
    await api.post(`${at}/edit/`, { ...branch, name: 'Дача', address: 'ул. Летняя, д. 2' }, { session });
    expect(await shownBranch()).toMatchObject({ status: 'moderation', is_hidden: true });
    await decide('approve', (await waiting())[0].id);
    expect(await publicPage()).not.toContain('ул. Летняя');
    await hide(false, session);
    expect(await publicPage()).toContain('ул. Летняя, д. 2');
    expect(await shownBranch()).toMatchObject({ status: 'published', is_hidden: false, is_published: true });
  });

  test("accept only the company's own employees as branch managers, and name them with consent", async () => {
    const session = await as(MANAGER);
    const employees = async (phone: string): Promise<{ id: string; phone: string }[]> =>
      (await api.get(`${profile}/employees/`, { session: await as(phone) })).json().pagedata.members;
    const manager_id = (await employees(MANAGER)).find(({ phone }) => phone === EMPLOYEE)?.id;
    const foreign = (await employees(OUTSIDER))[0]?.id;
    const add = (change: object) => api.post(`${office}/branches/add/`, { ...branch, ...change }, { session });
    expect((await add({ manager_id: foreign })).json().fields).toHaveProperty('manager_id');
    const { id } = (await add({ name: 'Шоурум', manager_id })).json();
    const [{ id: revision, changes }] = await waiting();
    expect(changes).toContainEqual({ label: 'Руководитель филиала', before: '', after: 'Сотрудникова Софья' });
    await decide('approve', revision);
    const shown = await api.get(`${office}/branches/${id}/`, { session });
    expect(shown.json().pagedata).toMatchObject({
      branch: { content: { manager_id } },
      employees: expect.arrayContaining([{ value: manager_id, label: 'Сотрудникова Софья' }]),
    });
    // Employees are not named on the site without their consent.
    expect(await publicPage()).not.toContain('Сотрудникова');
  });

  test("keep the order of a project's photos and require three", async () => {
    const session = await as(MANAGER);
    const photos: string[] = [];
    for (let n = 0; n < 4; n++) photos.push((await uploaded('photo', await picture(800, 600 + n))).id);
    const project = {
      ...{ title: 'Двор на Примерной', object_type: 'Жилой комплекс', city: 'Казань', year: 2025, customer: 'ТСЖ' },
      ...{ customer_agreed: false, task: 'Закрыть двор', solution: '', result: 'Двор закрыт', equipment: '' },
      ...{ directions: ['Ворота'], photos: photos.slice(0, 2), video_url: '' },
    };
    const add = (change: object) => api.post(`${office}/projects/add/`, { ...project, ...change }, { session });
    expect((await add({})).json().fields).toHaveProperty('photos');
    const ordered = [photos[3], photos[0], photos[1], photos[2]];
    const { id } = (await add({ photos: ordered })).json();
    const shown = ProjectPageData.parse((await api.get(`${profile}/projects/${id}/`, { session })).json().pagedata);
    expect(shown.project.pictures.map((one) => one.id)).toEqual(ordered);
    await decide('approve', (await waiting())[0].id);
    const page = await publicPage();
    expect(page).toContain('Двор на Примерной');
    expect(page).not.toContain('ТСЖ');

    const del = (photo = '') => api.delete(`${profile}/projects/image/delete/${photo}/`, { session });
    expect((await del(photos[0])).json()).toMatchObject({ code: 'saved' });
    expect((await del(photos[1])).json().fields).toHaveProperty('photos');
    const renamed = await api.post(
      `${office}/project/${id}/edit/`,
      { ...project, photos: ordered, title: 'Двор' },
      { session },
    );
    expect(renamed.json()).toMatchObject({ code: 'saved' });
    const outsider = await as(OUTSIDER);
    expect((await api.get(`${profile}/projects/${id}/view/`, { session: outsider })).statusCode).toBe(404);
  });
});

test('publishes an office that was approved before its company became a partner', async () => {
  const APPLICANT = '+79000000009';
  const session = await as(APPLICANT);
  const sent = { ...(await content()), brand_name: 'Въезд Сервис', logo: null, images: [] };
  expect((await api.post(`${office}/edit/`, sent, { session })).json()).toMatchObject({ code: 'saved' });
  const revision = (await waiting()).find(({ company }: { company: { inn: string } }) => company.inn === '0012345602');
  expect((await decide('approve', revision.id)).json()).toMatchObject({ kind: 'office', state: 'approved' });
  expect((await read(APPLICANT)).public_url).toBeNull();

  const [application] = (await api.manage('GET', '/applications/?state=pending&kind=dealer')).json().items;
  expect(application.inn).toBe('0012345602');
  expect((await api.manage('POST', `/applications/${application.id}/approve/`)).json().state).toBe('approved');

  const { public_url } = await read(APPLICANT);
  expect(public_url).toMatch(/^\/partners\/[\w-]+\/$/);
  expect((await api.get(`/api${public_url}`)).body).toContain('Въезд Сервис');
  const { certificate } = (await api.get('/api/account/partner-certificate/', { session })).json().pagedata;
  expect(certificate.directions).toEqual(sent.directions);
});
