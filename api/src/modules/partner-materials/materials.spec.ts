import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Material } from '@site/contracts/partner-materials';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let as: (phone: string) => Promise<string>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '200' });
  ({ as } = orderCallsOf(api));
});
afterAll(() => api.close());

const page = (session: string | null, query = '') => api.get(`/api/account/media/${query}`, { session });
const file = (session: string | null, id: number) => api.get(`/api/account/media/${id}/file`, { session, key: null });

test('serves all files with their types to partners and the manufacturer’s employees', async () => {
  const session = await as('+79000000003');
  const { items, kinds, open } = (await page(session)).json().pagedata;
  expect([open, kinds]).toEqual([true, ['logo', 'catalog', 'photo', 'banner', 'video']]);
  const one = (kind: string) => items.find((item: Material) => item.kind === kind);
  for (const [kind, type, begins] of [
    ['logo', 'image/svg+xml', '<svg'],
    ['catalog', 'application/pdf', '%PDF'],
    ['photo', 'image/png', 'PNG'],
    ['banner', 'image/png', 'PNG'],
    ['video', 'video/mp4', 'ftyp'],
  ] as const) {
    const response = await file(session, one(kind).id);
    expect([kind, response.statusCode, response.headers['content-type']]).toEqual([kind, 200, type]);
    expect(response.bytes.subarray(0, 12).toString('latin1')).toContain(begins);
    expect(response.headers['content-disposition']).toContain('attachment');
  }
  expect((await file(session, 100_000)).statusCode).toBe(404);
  expect((await page(await as('+79000000008'))).json().pagedata.items.length).toBe(items.length);
});

test('filters by kind and direction, keeps files for all directions, and ignores unknown values', async () => {
  const session = await as('+79000000003');
  const shown = async (query: string) =>
    (await page(session, query)).json().pagedata.items.map(({ kind, direction }: Material) => [kind, direction]);
  expect(await shown('?kind=banner&direction=Парковки')).toEqual([['banner', 'Парковки']]);
  expect((await shown('?direction=Домофония')).every(([, direction]: [string, string | null]) => !direction)).toBe(
    true,
  );
  expect((await shown('?kind=tape')).length).toBeGreaterThan(10);
});

test('shows no files to a company outside the network, and rejects users without a company', async () => {
  const outside = await as('+79000000007');
  expect((await page(outside)).json().pagedata).toMatchObject({ open: false, items: [] });
  expect((await file(outside, 1)).statusCode).toBe(403);
  for (const [phone, status] of [
    [null, 401],
    ['+79000000001', 403],
    ['+79000000002', 403],
  ] as const) {
    const session = phone && (await as(phone));
    expect([(await page(session)).statusCode, (await file(session, 1)).statusCode]).toEqual([status, status]);
  }
});
