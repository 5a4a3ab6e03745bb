import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyMember, EmployeesPageData } from '@site/contracts/company-members';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const [CUSTOMER, EMPLOYEE, MANAGER, OWNER] = ['+79000000001', '+79000000003', '+79000000011', '+79000000010'];
const OUTSIDER = '+79000000005';
const profile = '/api/account/profile';
const at = `${profile}/employees/`;

let api: TestApp;
let as: ReturnType<typeof orderCallsOf>['as'];
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500' });
  as = orderCallsOf(api).as;
});
afterAll(() => api.close());

const people = async (): Promise<CompanyMember[]> =>
  EmployeesPageData.parse((await api.get(at, { session: await as(MANAGER) })).json().pagedata).members;
async function member(phone = EMPLOYEE): Promise<CompanyMember> {
  const found = (await people()).find((one) => one.phone === phone);
  if (!found) throw new Error(`No member with the phone ${phone}`);
  return found;
}
async function edit(change: object, phone = MANAGER) {
  const { id, surname, name, patronymic, email, position, role } = await member();
  const body = { id, surname, name, patronymic, email, position, role, ...change };
  return api.put(at, body, { session: await as(phone) });
}
async function upload(phone: string) {
  const bytes = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#36c' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'face.jpg');
  return (await api.post(`${profile}/files/image/`, form, { session: await as(phone) })).json().file;
}
const consent = async (given: boolean, phone: string | null = EMPLOYEE) =>
  api.put('/api/account/personal/publication/', { given }, { session: phone && (await as(phone)) });
const personalPage = async (phone: string) =>
  (await api.get('/api/account/personal/', { session: await as(phone) })).json().pagedata;
/** Publishes a branch with this member as its manager. */
async function lead({ id }: CompanyMember) {
  const branch = {
    ...{ name: 'Склад', city: 'Казань', address: 'ул. Пробная, д. 1', longitude: null, latitude: null, email: '' },
    ...{ phones: ['+78432000003'], is_service_center: true, is_showroom: false, manager_id: id, images: [] },
    hours: { days: ['9:00–18:00', '', '', '', '', '', ''], lunch: '' },
  };
  await api.post(`${profile}/main-office/branches/add/`, branch, { session: await as(MANAGER) });
  const [revision] = (await api.manage('GET', '/revisions/')).json().items;
  await api.manage('POST', `/revisions/${revision.id}/approve/`);
}
const publicPage = async () => (await api.get('/api/partners/vorota-plyus/')).body;

test('shows an employee on the public page once both company and employee agree', async () => {
  const photo = await upload(MANAGER);
  expect((await edit({ photo: photo.id, show_on_site: true, position: 'Главный инженер' })).statusCode).toBe(200);
  expect(await member()).toMatchObject({ show_on_site: true, has_agreed: false, photo: { id: photo.id } });
  expect(await publicPage()).not.toContain('Сотрудникова');
  expect((await api.get('/dev/mail/')).body).toContain('Компания хочет показать вас на\u00a0сайте');
  expect(await personalPage(EMPLOYEE)).toMatchObject({ publication: false });

  expect((await consent(true)).statusCode).toBe(200);
  const page = await publicPage();
  expect(page).toContain('Сотрудникова Софья');
  expect(page).toContain('Главный инженер');
  expect(page).toContain(photo.picture.src);
  expect(page).not.toContain('demo3@example.ru');
  expect(await member()).toMatchObject({ has_agreed: true });
  expect(await personalPage(EMPLOYEE)).toMatchObject({
    publication: true,
    consents: [{ purpose: 'publication', url: '/consent-publication/', withdrawn_at: null }],
  });
  await lead(await member());
  expect(await publicPage()).toContain('Руководитель\u00a0— Сотрудникова Софья');
  // Consent alone does not show an employee.
  await consent(true, MANAGER);
  expect(await publicPage()).not.toContain('Створкина');
});

test('hides an employee at once when either withdraws', async () => {
  await consent(false);
  expect(await publicPage()).not.toContain('Сотрудникова');
  await consent(true);
  expect(await publicPage()).toContain('Сотрудникова');
  await edit({ show_on_site: false });
  expect(await publicPage()).not.toContain('Сотрудникова');
});

test('accepts consent only from members, and only photos of the company itself', async () => {
  expect((await consent(true, null)).statusCode).toBe(401);
  expect((await consent(true, CUSTOMER)).statusCode).toBe(403);
  expect(await personalPage(CUSTOMER)).toMatchObject({ publication: null });
  const foreign = await upload(OUTSIDER);
  expect((await edit({ photo: foreign.id })).json().fields).toHaveProperty('photo');
  expect((await edit({ show_on_site: true }, EMPLOYEE)).statusCode).toBe(403);
});

test('keeps an employee when the withdrawal of the consent fails', async () => {
  await api.db.execute(sql`
    create function refuse_consent() returns trigger language plpgsql as
    $$ begin raise exception 'this consent cannot be changed'; end $$`);
  await api.db.execute(sql`
    create trigger refuse_consent before update on consents for each row execute function refuse_consent()`);
  const response = await api.delete(`${at}${(await member()).id}/`, { session: await as(OWNER) });
  await api.db.execute(sql`drop trigger refuse_consent on consents`);
  expect(response.statusCode).toBe(500);
  expect(await member()).toMatchObject({ state: 'active', has_agreed: true });
});

test('withdraws the consent and deletes the photo of an employee who leaves', async () => {
  const photo = await upload(MANAGER);
  await edit({ photo: photo.id, show_on_site: true });
  api.wait(2 * DAY);
  await api.sweep('companies');
  expect((await api.get(photo.picture.src, { key: null })).statusCode).toBe(200);
  expect(await publicPage()).toContain(photo.picture.src);

  await api.delete(`${at}${(await member()).id}/`, { session: await as(OWNER) });
  expect(await publicPage()).not.toContain('Сотрудникова');
  expect(await personalPage(EMPLOYEE)).toMatchObject({ consents: [{ withdrawn_at: expect.any(String) }, {}] });
  await api.sweep('companies');
  expect((await api.get(photo.picture.src, { key: null })).statusCode).toBe(404);
});
