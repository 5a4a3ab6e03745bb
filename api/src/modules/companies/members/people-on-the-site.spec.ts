import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyMember, EmployeesPageData } from '@site/contracts/company-members';
import sharp from 'sharp';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const DAY = 24 * 60 * 60_000;
const [CUSTOMER, EMPLOYEE, MANAGER, OWNER] = ['+79000000001', '+79000000003', '+79000000011', '+79000000010'];
const STRANGER = '+79000000005';
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
  if (!found) throw new Error(`${phone} is no member`);
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
/** A branch of his, approved. */
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

test('an employee is on the public page once the company and he himself want it', async () => {
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
  // Whom the company does not show is not shown, whatever he has agreed to.
  await consent(true, MANAGER);
  expect(await publicPage()).not.toContain('Створкина');
});

test('either of them takes it back at once', async () => {
  await consent(false);
  expect(await publicPage()).not.toContain('Сотрудникова');
  await consent(true);
  expect(await publicPage()).toContain('Сотрудникова');
  await edit({ show_on_site: false });
  expect(await publicPage()).not.toContain('Сотрудникова');
});

test('consent is given by who works for a company; a photo is the company’s own', async () => {
  expect((await consent(true, null)).statusCode).toBe(401);
  expect((await consent(true, CUSTOMER)).statusCode).toBe(403);
  expect(await personalPage(CUSTOMER)).toMatchObject({ publication: null });
  const foreign = await upload(STRANGER);
  expect((await edit({ photo: foreign.id })).json().fields).toHaveProperty('photo');
  expect((await edit({ show_on_site: true }, EMPLOYEE)).statusCode).toBe(403);
});

test('who leaves takes his consent and his photo along', async () => {
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
