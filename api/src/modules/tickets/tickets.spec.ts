import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HelpPageData } from '@site/contracts/company-tickets';
import { UploadedFileResponse } from '@site/contracts/uploaded-file';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const [CUSTOMER, EMPLOYEE, MANAGER] = ['+79000000001', '+79000000003', '+79000000011'];
const url = '/api/account/profile/help';
const request = { topic: 'Сотрудники и\u00a0доступ', message: 'Как передать роль руководителя?' };
const PDF = '%PDF-1.7 скриншот';

let api: TestApp;
let as: ReturnType<typeof orderCallsOf>['as'];
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500' });
  as = orderCallsOf(api).as;
});
afterAll(() => api.close());

const ticketsOf = async (phone: string) =>
  HelpPageData.parse((await api.get(`${url}/`, { session: await as(phone) })).json().pagedata).tickets;
const upload = async (phone: string | null, name = 'скриншот.pdf', content = PDF) => {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  return api.post(`${url}/files/`, form, { session: phone && (await as(phone)) });
};
const uploaded = async (phone: string) => UploadedFileResponse.parse((await upload(phone)).json()).file;
const emails = async () => (await api.get('/dev/mail/')).body.replaceAll('\u00a0', ' ');

test('delivers a ticket to the back office and its answer to the author', async () => {
  const session = await as(EMPLOYEE);
  const { ticket } = (await api.post(url, request, { session })).json();
  expect(ticket).toMatchObject({ number: 1001, answer: '', topic: request.topic });
  expect(await emails()).toContain('Обращение № 1001 принято');
  expect(await emails()).toContain('Сотрудникова Софья, ООО «Ворота Плюс»');

  const { items } = (await api.manage('GET', '/tickets/')).json();
  expect(items).toEqual([
    expect.objectContaining({ number: 1001, message: request.message, person: 'Сотрудникова Софья' }),
  ]);
  expect((await api.manage('POST', '/tickets/1001/answer/', { text: ' ' })).statusCode).toBe(400);
  const answered = await api.manage('POST', '/tickets/1001/answer/', { text: 'На странице «Сотрудники».' });
  expect(answered.json()).toMatchObject({ decisions: [{ noun: 'tickets', author: 'Заказова Зоя', action: 'answer' }] });
  expect((await api.manage('POST', '/tickets/1001/answer/', { text: 'Ещё раз' })).statusCode).toBe(409);
  expect((await api.manage('GET', '/tickets/')).json().items).toEqual([]);
  expect((await api.manage('GET', '/tickets/?all=true')).json().items).toHaveLength(1);

  expect(await ticketsOf(EMPLOYEE)).toMatchObject([{ number: 1001, answer: 'На странице «Сотрудники».' }]);
  expect((await api.get('/api/account/notices/', { session })).json().items[0].title).toContain('1001');
  expect(await emails()).toContain('Ответ на обращение № 1001');
});

test('hides tickets from colleagues and rejects users without a company', async () => {
  expect(await ticketsOf(MANAGER)).toEqual([]);
  for (const [session, status] of [
    [await as(CUSTOMER), 403],
    [null, 401],
  ] as const) {
    expect((await api.get(`${url}/`, { session })).statusCode).toBe(status);
    expect((await api.post(url, request, { session })).statusCode).toBe(status);
  }
  const wrong = await api.post(url, { topic: 'Погода', message: '' }, { session: await as(MANAGER) });
  expect(Object.keys(wrong.json().fields)).toEqual(expect.arrayContaining(['topic', 'message']));
  expect((await api.manage('GET', '/tickets/9999/')).statusCode).toBe(404);
});

test('gives the files of a ticket to its author and the back office only', async () => {
  const session = await as(EMPLOYEE);
  const file = await uploaded(EMPLOYEE);
  const { ticket } = (await api.post(url, { ...request, files: [file.id] }, { session })).json();
  expect(ticket.files).toEqual([file]);
  expect(await emails()).toContain('Файлы: скриншот.pdf');
  expect((await ticketsOf(EMPLOYEE))[0]?.files).toEqual([file]);
  const at = (number: number) => `/${number}/files/${file.id}`;
  const get = async (phone: string | null, number = ticket.number) =>
    api.get(url + at(number), { session: phone && (await as(phone)), key: null });
  const answer = await get(EMPLOYEE);
  expect(answer.body).toBe(PDF);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('скриншот.pdf')}`,
    'cache-control': 'private, no-store',
  });
  const others = [await get(null), await get(CUSTOMER), await get(MANAGER), await get(EMPLOYEE, 1001)];
  expect(others.map(({ statusCode }) => statusCode)).toEqual([401, 403, 404, 404]);

  expect((await api.manage('GET', `/tickets/${ticket.number}/`)).json().files).toEqual([file]);
  expect((await api.manage('GET', `/tickets${at(ticket.number)}`)).body).toBe(PDF);
  expect((await api.manage('GET', `/tickets${at(1001)}`)).statusCode).toBe(404);
});

test('rejects a ticket with files of another user', async () => {
  const [session, other] = [await as(EMPLOYEE), await as(MANAGER)];
  const known = (await ticketsOf(EMPLOYEE)).length;
  const { id } = await uploaded(MANAGER);
  const stolen = await api.post(url, { ...request, files: [id] }, { session });
  expect([stolen.statusCode, stolen.json().fields]).toEqual([400, { files: expect.stringContaining('ещё раз') }]);
  expect((await ticketsOf(EMPLOYEE)).length).toBe(known);
  expect((await api.post(url, { ...request, files: [id] }, { session: other })).statusCode).toBe(200);
  expect((await api.post(url, { ...request, files: [id] }, { session: other })).statusCode).toBe(400);
  const six = Array.from({ length: 6 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`);
  expect((await api.post(url, { ...request, files: six }, { session })).json().fields).toHaveProperty('files');
  const statuses = [await upload(null), await upload(CUSTOMER), await upload(EMPLOYEE, 'run.exe', 'MZ')];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 415]);
});

test('deletes files without a ticket after a day, including those of a deleted ticket', async () => {
  const kept = await uploaded(EMPLOYEE);
  const { ticket } = (await api.post(url, { ...request, files: [kept.id] }, { session: await as(EMPLOYEE) })).json();
  const lost = await uploaded(EMPLOYEE);
  api.wait(DAY + 1);
  const left = async () => {
    await api.sweep('tickets');
    const names = await readdir(join(api.dataDir, 'ticket-files'));
    return [kept, lost].map(({ id }) => names.includes(id));
  };
  expect(await left()).toEqual([true, false]);
  await api.db.execute(sql`delete from company_tickets where number = ${ticket.number}`);
  expect(await left()).toEqual([false, false]);
});
