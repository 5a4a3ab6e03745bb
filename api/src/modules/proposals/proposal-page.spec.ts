import { afterAll, beforeAll, expect, test } from 'vitest';
import { proposalSteps } from '@site/contracts/proposal-steps';
import type { Proposal } from '@site/contracts/proposals';
import { sql } from 'drizzle-orm';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const [BUYER, EMPLOYEE, GOLD, MANAGER] = ['001', '003', '005', '011'].map((end) => `+79000000${end}`) as [
  string,
  string,
  string,
  string,
];

let api: TestApp;
let as: ReturnType<typeof orderCallsOf>['as'];
beforeAll(async () => {
  api = await startTestApp();
  as = orderCallsOf(api).as;
  await api.db.execute(sql`update companies set kp_access = true where id = 1`);
});
afterAll(() => api.close());

const begin = async (phone: string): Promise<Proposal> =>
  (await api.post('/api/account/kp/proposals/', {}, { session: await as(phone) })).json().proposal;
const page = async (path: string, phone?: string) =>
  api.get(`/api/account/kp/${path}`, phone ? { session: await as(phone) } : {});

test('serves the whole proposal at each step, uncached', async () => {
  const begun = await begin(GOLD);
  const response = await page(`${begun.slug}/`, GOLD);
  expect(response.json().pagedata).toEqual({ kind: 'proposal', proposal: begun });
  expect(response.json().seo).toMatchObject({
    title: expect.stringContaining(begun.number),
    h1: 'Новое предложение',
    robots: 'noindex, nofollow',
  });
  expect(response.headers['cache-control']).toBe('no-store');
  for (const step of proposalSteps)
    expect((await page(`${begun.slug}/${step}/`, GOLD)).json().pagedata).toEqual(response.json().pagedata);
  expect(Object.keys(begun.book.catalogue).length).toBeGreaterThan(60);
});

test('returns 404 for an unknown step and for others’ proposals', async () => {
  const { slug } = await begin(GOLD);
  const paths = [`${slug}/nothing/`, 'kp-2026-999999/', 'nothing/'];
  const responses = await Promise.all(paths.map((path) => page(path, GOLD)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await page(`${slug}/`, MANAGER)).statusCode).toBe(404);
  expect((await page(`${slug}/structure/`, EMPLOYEE)).statusCode).toBe(404);
});

test('requires a login and partner access', async () => {
  const { slug } = await begin(GOLD);
  expect((await page(`${slug}/`)).statusCode).toBe(401);
  const refused = await page(`${slug}/`, BUYER);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'no_access']);
  expect(refused.json().data).toHaveProperty('dealer_access_moderation');
});

test('includes purchase prices for a partner', async () => {
  const { slug } = await begin(GOLD);
  expect((await page(`${slug}/`, GOLD)).json().pagedata.proposal.purchase).toHaveProperty('terms');
});
