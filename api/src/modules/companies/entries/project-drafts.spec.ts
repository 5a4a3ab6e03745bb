import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProjectDraft, ProjectPageData, ProjectsPageData } from '@site/contracts/company-profile';
import sharp from 'sharp';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const [EMPLOYEE, MANAGER, OUTSIDER] = ['+79000000003', '+79000000011', '+79000000005'];
const profile = '/api/account/profile';
const at = `${profile}/projects`;

let api: TestApp;
let as: ReturnType<typeof orderCallsOf>['as'];
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500' });
  as = orderCallsOf(api).as;
});
afterAll(() => api.close());

const begun: ProjectDraft = {
  ...{ title: 'Двор на Примерной', object_type: null, city: '', year: null, customer: '', customer_agreed: false },
  ...{ task: 'Закрыть двор', solution: '', result: '', equipment: '', directions: [], photos: [], video_url: '' },
};
const keep = async (change: Partial<ProjectDraft> = {}, phone = MANAGER) =>
  api.post(`${at}/draft/`, { ...begun, ...change }, { session: await as(phone) });
const project = async (id: string) =>
  ProjectPageData.parse((await api.get(`${at}/${id}/`, { session: await as(MANAGER) })).json().pagedata).project;
const listed = async (phone: string) =>
  ProjectsPageData.parse((await api.get(`${at}/`, { session: await as(phone) })).json().pagedata).projects;
const waiting = async () => (await api.manage('GET', '/revisions/')).json().items;
async function photo() {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#36c' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'photo.png');
  return (await api.post(`${profile}/files/photo/`, form, { session: await as(MANAGER) })).json().file;
}

test('accepts an incomplete draft with a title, and hides it from moderation and other companies', async () => {
  expect((await keep({ title: ' ' })).json().fields).toHaveProperty('title');
  const { id } = (await keep()).json();
  expect(await project(id)).toMatchObject({ status: 'draft', draft: begun, content: null, is_published: false });
  expect(await waiting()).toEqual([]);
  expect((await api.get('/api/partners/vorota-plyus/')).body).not.toContain(begun.title);
  const session = await as(OUTSIDER);
  expect((await api.put(`${at}/${id}/draft/`, begun, { session })).statusCode).toBe(404);
  expect((await api.delete(`${at}/${id}/draft/`, { session })).statusCode).toBe(404);
  expect((await api.get(`${at}/${id}/`, { session })).statusCode).toBe(404);
});

test('shows a draft only to members who can submit it', async () => {
  expect((await listed(MANAGER)).map(({ status }) => status)).toEqual(['draft']);
  expect(await listed(EMPLOYEE)).toEqual([]);
  const [draft] = await listed(MANAGER);
  expect((await api.get(`${at}/${draft?.id}/view/`, { session: await as(EMPLOYEE) })).statusCode).toBe(404);
});

test('updates a draft, keeps its photos and submits it once complete', async () => {
  const session = await as(MANAGER);
  const files = [await photo(), await photo(), await photo()];
  const photos = files.map(({ id }) => id);
  const { id } = (await keep({ photos: photos.slice(0, 1) })).json();
  api.wait(2 * DAY);
  await api.sweep('companies');
  expect((await project(id)).pictures.map((one) => one.id)).toEqual(photos.slice(0, 1));
  const foreign = { ...begun, photos: ['00000000-0000-4000-8000-000000000999'] };
  expect((await api.put(`${at}/${id}/draft/`, foreign, { session })).json().fields).toHaveProperty('photos');
  const fresh = [photos[0], (await photo()).id, (await photo()).id];
  const whole = { ...begun, object_type: 'Жилой комплекс', city: 'Казань', year: 2025, photos: fresh };
  expect((await api.put(`${at}/${id}/draft/`, whole, { session })).json()).toEqual({ status: 'ok', id });

  const sent = `${profile}/main-office/project/${id}/edit/`;
  expect((await api.post(sent, { ...whole, photos: fresh.slice(1) }, { session })).json().fields).toHaveProperty(
    'photos',
  );
  expect(await project(id)).toMatchObject({ status: 'draft' });
  expect((await api.post(sent, whole, { session })).json()).toMatchObject({ code: 'saved', id });
  expect(await project(id)).toMatchObject({ status: 'moderation', draft: null, content: whole });
  // Another tab still shows the form of the draft.
  for (const late of [
    await api.put(`${at}/${id}/draft/`, whole, { session }),
    await api.delete(`${at}/${id}/draft/`, { session }),
  ])
    expect([late.statusCode, late.json().code]).toEqual([409, 'revision_state']);
  await api.manage('POST', `/revisions/${(await waiting())[0].id}/approve/`);
  expect((await api.get('/api/partners/vorota-plyus/')).body).toContain(begun.title);
});

test('deletes a draft', async () => {
  const session = await as(MANAGER);
  const { id } = (await keep()).json();
  expect((await api.delete(`${at}/${id}/draft/`, { session })).statusCode).toBe(200);
  expect((await api.get(`${at}/${id}/`, { session })).statusCode).toBe(404);
});
