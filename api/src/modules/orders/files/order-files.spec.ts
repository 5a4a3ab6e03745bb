import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '@site/contracts/limits';
import { UploadedFileResponse } from '@site/contracts/uploaded-file';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { sessionOf, startTestApp, type TestApp } from '../../../../test/test-app.ts';

const PDF = '%PDF-1.7 чертёж';
const bytes = (hex: string, text = '') => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(text)]);

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
let buyer: string;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', ORDERS_PER_ADDRESS: '1000' });
  calls = orderCallsOf(api);
  buyer = await calls.as('+79000000001');
});
afterAll(() => api.close());

const uploaded = async (name: string, content: Buffer | string, session: string | null = buyer) =>
  UploadedFileResponse.parse((await calls.upload(name, content, session)).json()).file;
const stored = () => readdir(join(api.dataDir, 'order-files'));

describe('uploading', () => {
  test.each([
    ['чертёж.pdf', PDF],
    ['фото.JPG', bytes('ffd8ffdb')],
    ['фото.jpeg', bytes('ffd8ffee')],
    ['схема.png', bytes('89504e470d0a1a0a')],
    ['список.xls', bytes('d0cf11e0a1b11ae1')],
    ['список.xlsx', bytes('504b0304', '[Content_Types].xml xl/workbook.xml')],
  ])('accepts %s under its own name', async (name, content) => {
    expect(await uploaded(name, content)).toMatchObject({ name, size_bytes: Buffer.byteLength(content) });
  });

  test.each([
    ['a program', 'run.exe', bytes('4d5a')],
    ['a page named like a drawing', 'plan.pdf', '<html><script>alert(1)</script>'],
    ['a picture with the extension of another format', 'photo.png', bytes('ffd8ffe0')],
    ['an archive that is not a workbook', 'list.xlsx', bytes('504b0304', 'readme.txt')],
    ['a file without an extension', 'plan', PDF],
    ['an empty file', 'empty.pdf', ''],
  ])('rejects %s', async (_what, name, content) => {
    const response = await calls.upload(name, content, buyer);
    expect([response.statusCode, response.json().code]).toEqual([415, 'file']);
    expect(response.json().message).toBe('Недопустимый формат файла. Разрешены: pdf, jpg, png, xls, xlsx');
  });

  test('accepts ten megabytes and rejects a byte more', async () => {
    const file = (size: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(size - 5)]);
    expect((await calls.upload('big.pdf', file(MAX_FILE_BYTES), buyer)).statusCode).toBe(200);
    const response = await calls.upload('big.pdf', file(MAX_FILE_BYTES + 1), buyer);
    expect([response.statusCode, response.json().code]).toEqual([413, 'file']);
    expect(response.json().message).toBe('Файл слишком большой. Максимальный размер\u00a0— 10\u00a0МБ');
  });

  test('rejects a request without a file', async () => {
    expect((await api.post('/api/order/files/', {}, { session: buyer })).json().code).toBe('file');
    expect((await api.post('/api/order/files/', new FormData(), { session: buyer })).json().code).toBe('file');
  });
});

describe('a file of an order', () => {
  test('is served as an attachment to users who can see the order', async () => {
    const file = await uploaded('чертёж.pdf', PDF);
    const id = await calls.place(buyer, { files: [file.id] });
    expect((await calls.order(id, buyer)).files).toEqual([file]);
    const get = (session: string | null, order = id) =>
      api.get(`/api/order/${order}/files/${file.id}`, { session, key: null });
    const response = await get(buyer);
    expect(response.body).toBe(PDF);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('чертёж.pdf')}`,
      'x-content-type-options': 'nosniff',
    });
    expect((await get(null)).statusCode).toBe(401);
    expect((await get(await calls.as('+79000000004'))).statusCode).toBe(404);
    expect((await get(buyer, await calls.place(buyer))).statusCode).toBe(404);
  });

  test('belongs to one order of its owner', async () => {
    const { id } = await uploaded('план.pdf', PDF);
    const other = await calls.as('+79000000004');
    await calls.put(await calls.product(), 1, other);
    const stolen = await calls.send(await calls.requestFor(other, { files: [id] }), other);
    expect(stolen.json().fields).toHaveProperty('files');
    await calls.place(buyer, { files: [id] });
    await calls.put(await calls.product(), 1, buyer);
    const twice = await calls.send(await calls.requestFor(buyer, { files: [id] }), buyer);
    expect(twice.json().fields).toHaveProperty('files');
    await api.delete('/api/cart/', { session: buyer });
  });

  test('passes from a guest to the user at login', async () => {
    const guest = sessionOf(await calls.upload('план.pdf', PDF, null)) ?? '';
    const { id } = await uploaded('план.pdf', PDF, guest);
    const session = await calls.logInAs('+79000000007', guest);
    const order = await calls.place(session, { files: [id] });
    expect((await calls.order(order, session)).files).toHaveLength(1);
  });

  test('is rejected beyond five per order', async () => {
    await calls.put(await calls.product(), 1, buyer);
    const files = Array.from({ length: 6 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`);
    expect((await calls.send(await calls.requestFor(buyer, { files }), buyer)).json().fields).toHaveProperty('files');
    await api.delete('/api/cart/', { session: buyer });
  });
});

test('lists the manager’s documents apart from the buyer’s files', async () => {
  const file = await uploaded('чертёж.pdf', PDF);
  const id = await calls.place(buyer, { files: [file.id] });
  const form = new FormData();
  form.append('file', new Blob([PDF]), 'УПД №\u00a015 от 21.11.2026.pdf');
  const added = UploadedFileResponse.parse((await api.manage('POST', `/orders/${id}/documents/`, form)).json()).file;
  expect(await calls.order(id, buyer)).toMatchObject({
    files: [file],
    documents: [{ name: 'УПД № 15 от 21.11.2026.pdf' }],
  });
  const get = (session: string) => api.get(`/api/order/${id}/files/${added.id}`, { session, key: null });
  expect((await get(buyer)).body).toBe(PDF);
  expect((await get(await calls.as('+79000000004'))).statusCode).toBe(404);
});

test('removes an unattached file and its content after a day', async () => {
  const attached = await uploaded('в заказе.pdf', PDF);
  await calls.place(buyer, { files: [attached.id] });
  const lost = await uploaded('забыт.pdf', PDF);
  api.wait(DAY + 1);
  const fresh = await uploaded('только что.pdf', PDF);
  await api.sweep('orders');
  const left = await stored();
  expect([attached.id, lost.id, fresh.id].map((id) => left.includes(id))).toEqual([true, false, true]);
});
