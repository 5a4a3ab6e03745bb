import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompanySuggestions } from '@site/contracts/orders';
import { isInn } from '@site/kernel/inn';
import { isKpp, isOgrn } from '@site/kernel/requisites';
import { demoCompanies } from '../../../seed/demo-accounts.ts';
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

test('one company, several branches, none', async () => {
  expect(await kpps({ query: '0012345673' })).toEqual(['001201001']);
  expect(await kpps({ query: ' 0055500002 ' })).toHaveLength(3);
  expect(await kpps({ query: '0055500002', branch_type: ['MAIN'] })).toHaveLength(1);
  expect(await kpps({ query: '0055500002', count: 2 })).toHaveLength(2);
  expect(await kpps({ query: '7700000000' })).toEqual([]);
});

test('a closed company is found unless only living ones are asked for', async () => {
  const [found] = CompanySuggestions.parse((await ask({ query: '0077000010' })).json()).suggestions;
  expect(found?.data.state?.status).toBe('LIQUIDATED');
  expect(await kpps({ query: '0077000010', status: ['ACTIVE'] })).toEqual([]);
});

test('a sole trader has no code of the reason', async () => {
  expect(await kpps({ query: '001234567887', type: 'INDIVIDUAL' })).toEqual([null]);
});

test('without a token and too often it refuses as the service does', async () => {
  expect((await ask({ query: '0012345673' }, '')).statusCode).toBe(403);
  expect((await ask({ query: '0000000040' })).statusCode).toBe(429);
});

test('its companies pass the rules of the forms, and those of the demonstration are among them', () => {
  for (const { data } of companies)
    expect([isInn(data.inn), isOgrn(data.ogrn ?? ''), data.kpp === null || isKpp(data.kpp ?? '')]).toEqual([
      true,
      true,
      true,
    ]);
  const known = companies.map(({ value, data }) => [value, data.inn, data.kpp]);
  for (const { name, inn, kpp } of demoCompanies) expect(known).toContainEqual([name, inn, kpp]);
});
