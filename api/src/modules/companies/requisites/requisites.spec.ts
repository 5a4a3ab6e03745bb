import { afterAll, beforeAll, expect, test } from 'vitest';
import { OfficePageData } from '@site/contracts/company-profile';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { type TestResponse, startTestApp, type TestApp } from '../../../../test/test-app.ts';

const [EMPLOYEE, MANAGER, OWNER] = ['+79000000003', '+79000000011', '+79000000010'];
const office = '/api/account/profile/main-office/';
const bank = {
  bank_name: 'АО «Примерный банк»',
  bik: '044000000',
  checking_account: '40702810900000000001',
  corr_account: '',
};
const requisites = { ...bank, tax_mode: 'vat5' };

let api: TestApp;
let as: ReturnType<typeof orderCallsOf>['as'];
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500' });
  as = orderCallsOf(api).as;
});
afterAll(() => api.close());

const save = async (change: object = {}, phone = OWNER): Promise<TestResponse> =>
  api.put(`${office}requisites/`, { ...requisites, ...change }, { session: await as(phone) });
const seenBy = async (phone: string) =>
  OfficePageData.parse((await api.get(office, { session: await as(phone) })).json().pagedata).requisites;
const checkoutOf = async (phone: string) =>
  (await api.get('/api/cart/?step=checkout', { session: await as(phone) })).json().pagedata.checkout.company;

test('saves the bank details of the owner, who finds them at the checkout', async () => {
  expect(await seenBy(OWNER)).toMatchObject({ bank_name: '', tax_mode: 'vat22' });
  expect((await save()).json()).toEqual({ status: 'ok', requisites });
  expect((await save()).json()).toMatchObject({ code: 'no_changes' });
  expect(await seenBy(OWNER)).toEqual(requisites);
  expect(await checkoutOf(OWNER)).toMatchObject({ inn: '0012345610', ...bank });
});

test('hides the bank details from other members', async () => {
  for (const phone of [EMPLOYEE, MANAGER]) {
    const refused = await save({}, phone);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'no access']);
    expect(await seenBy(phone)).toBeNull();
    expect(await checkoutOf(phone)).toEqual({ inn: '0012345610', company: 'ООО «Ворота Плюс»', kpp: '001201001' });
  }
});

test('returns the general error to users without a company', async () => {
  expect((await save({}, '+79000000001')).json()).toMatchObject({ code: 'no_access' });
});

test.each([
  ['bik', '12345678'],
  ['bik', '054000000'],
  ['checking_account', '40702810900000000002'],
  ['checking_account', ''],
  ['corr_account', '301018'],
  ['bank_name', ' '],
  ['tax_mode', 'vat10'],
])('rejects %s «%s» with an error at its field', async (field, value) => {
  const response = await save({ [field]: value });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)).toEqual([field]);
});
