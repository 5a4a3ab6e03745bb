import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompanySuggestions } from '@site/contracts/orders';
import { isInn } from '@site/kernel/inn';
import { isKpp, isOgrn } from '@site/kernel/requisites';
import { demoCompanies } from '../../../demo/demo-accounts.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { companies } from './party-companies.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const ask = (body: object, authorization = 'Token development') =>
  api.post('/dev/suggestions/party', body, { key: null, headers: { authorization } });
const kpps = async (body: object) =>
  CompanySuggestions.parse((await ask(body)).json()).suggestions.map(({ data }) => data.kpp);

test('finds one company, several branches, or none', async () => {
  expect(await kpps({ query: '0012345673' })).toEqual(['001201001']);
  expect(await kpps({ query: ' 0055500002 ' })).toHaveLength(3);
  expect(await kpps({ query: '0055500002', branch_type: ['MAIN'] })).toHaveLength(1);
  expect(await kpps({ query: '0055500002', count: 2 })).toHaveLength(2);
  expect(await kpps({ query: '7700000000' })).toEqual([]);
});

test('filters liquidated companies by status', async () => {
  const [found] = CompanySuggestions.parse((await ask({ query: '0077000010' })).json()).suggestions;
  expect(found?.data.state?.status).toBe('LIQUIDATED');
  expect(await kpps({ query: '0077000010', status: ['ACTIVE'] })).toEqual([]);
});

test('returns no KPP for a sole trader', async () => {
  expect(await kpps({ query: '001234567887', type: 'INDIVIDUAL' })).toEqual([null]);
});

test('returns the errors of the service without a token and above its rate limit', async () => {
  expect((await ask({ query: '0012345673' }, '')).statusCode).toBe(403);
  expect((await ask({ query: '0000000040' })).statusCode).toBe(429);
});

test('has only companies with valid numbers, including the demonstration ones', () => {
  for (const { data } of companies)
    expect([isInn(data.inn), isOgrn(data.ogrn ?? ''), data.kpp === null || isKpp(data.kpp ?? '')]).toEqual([
      true,
      true,
      true,
    ]);
  const known = companies.map(({ value, data }) => [value, data.inn, data.kpp]);
  for (const { name, inn, kpp } of demoCompanies) expect(known).toContainEqual([name, inn, kpp]);
});
