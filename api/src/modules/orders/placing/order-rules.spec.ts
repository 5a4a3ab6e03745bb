import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderRequest } from '@site/contracts/orders';
import { sql } from 'drizzle-orm';
import { company, forCompany, orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const CUSTOMER = '+79000000001';
const shown = (text: string) => text.replaceAll('\u00a0', ' ');

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
let customer: string;
beforeAll(async () => {
  api = await startTestApp({ ORDERS_PER_ADDRESS: '1000' });
  calls = orderCallsOf(api);
  customer = await calls.as(CUSTOMER);
});
afterAll(() => api.close());
beforeEach(() => api.db.execute(sql`delete from cart_lines`));

const sendOrder = async (changes: Partial<OrderRequest>) => {
  await calls.put(await calls.product(), 1, customer);
  return calls.send(await calls.requestFor(customer, changes), customer);
};

const contact = { surname: 'Покупалов', name: 'Пётр', patronymic: '', phone: CUSTOMER, email: 'demo1@example.ru' };
const courier = {
  method: 'courier',
  city: 'Москва',
  street: 'Лесная',
  house: '5',
  flat: '',
  floor: '',
  lift: false,
  interval: '10:00–14:00',
} as const;
const transport = { method: 'transport', carrier: 'ПЭК', city: 'Омск', delivery_to: 'door', address: '' } as const;
const pickup = { method: 'pickup', warehouse: 'khimki', pickup_person: 'Пётр' } as const;

const aboutName = (field: string) => ['contact.surname', 'contact.name'].includes(field);

/** The contract's type has only a given consent, so no form sends this. */
const unconsented: object = { consent_terms: false };

test.each<[string, Partial<OrderRequest>, string, string]>([
  ['a missing consent', unconsented, 'consent_terms', 'Заполните это поле'],
  [
    'digits in a name',
    { contact: { ...contact, name: 'Пётр 1' } },
    'contact.name',
    'Допустимые символы: «A-Z», «А-Я», «-», « »',
  ],
  ['an empty surname', { contact: { ...contact, surname: ' ' } }, 'contact.surname', 'Заполните это поле'],
  [
    'an incomplete e-mail address',
    { contact: { ...contact, email: 'demo@' } },
    'contact.email',
    'Укажите корректный адрес электронной почты в формате: name@example.ru',
  ],
  [
    'letters of another alphabet',
    { contact: { ...contact, email: 'имя@example.ru' } },
    'contact.email',
    'Допустимые символы: «A-Z», «0-9», «@», «.», «-» , «_»',
  ],
  [
    'a phone of the wrong kind',
    { contact: { ...contact, phone: '+78001112233' } },
    'contact.phone',
    'Нужен номер мобильного телефона: после +7 идёт 9',
  ],
  [
    'an unknown warehouse',
    { delivery: { ...pickup, warehouse: 'mars' } },
    'delivery.warehouse',
    'Выберите значение из списка',
  ],
  ['a door without an address', { delivery: transport }, 'delivery.address', 'Заполните это поле'],
  [
    'a city with digits',
    { delivery: { ...transport, city: 'Омск-2', delivery_to: 'terminal' } },
    'delivery.city',
    'Допустимые символы: «A-Z», «А-Я», «-», « »',
  ],
  [
    'a receiver with digits',
    { receiver: { name: 'Иван 2', phone: CUSTOMER } },
    'receiver.name',
    'Допустимые символы: «A-Z», «А-Я», «-», « »',
  ],
  [
    'a city without couriers',
    { delivery: { ...courier, city: 'Омск', date: '2026-11-23' } },
    'delivery.city',
    'Выберите значение из списка',
  ],
  [
    'a courier on Sunday',
    { delivery: { ...courier, date: '2026-11-22' } },
    'delivery.date',
    'На эту дату доставки нет. Выберите другую',
  ],
  [
    'a courier before the goods can be shipped',
    { delivery: { ...courier, date: '2026-11-24' } },
    'delivery.date',
    'На эту дату доставки нет. Выберите другую',
  ],
  ['an invoice for a person', { payment: 'invoice' }, 'payment', 'Этот способ оплаты недоступен. Выберите другой'],
  ['an unknown supplier', { supplier: 'nobody' }, 'supplier', 'Этого партнёра больше нет в каталоге. Выберите другого'],
  [
    'an unknown file',
    { files: ['00000000-0000-4000-8000-000000000000'] },
    'files',
    'Файлы больше недоступны. Загрузите их ещё раз',
  ],
  [
    'a company without its details',
    { customer_type: 'company', payment: 'invoice' },
    'company.inn',
    'Заполните это поле',
  ],
  ['a long comment', { comment: 'а'.repeat(1001) }, 'comment', 'Не больше 1000 символов'],
])('rejects %s', async (_what, changes, field, message) => {
  const response = await sendOrder(changes);
  expect([response.statusCode, response.json().code]).toEqual([400, aboutName(field) ? 'data' : 'validation']);
  expect(Object.keys(response.json().fields)).toEqual([field]);
  expect(shown(response.json().fields[field])).toBe(message);
  expect((await calls.cart(customer)).qty).toBe(1);
});

const trader = { ...company, inn: '001234567887', kpp: '', ogrn: '300000000000015' };

test.each<[string, Partial<typeof company>, string]>([
  ['a tax number with a typo', { inn: '0012345674' }, 'inn'],
  ['a tax number of 11 digits', { inn: '00123456731' }, 'inn'],
  ['a company without a KPP', { kpp: '' }, 'kpp'],
  ['a sole trader with a KPP', { ...trader, kpp: '001201001' }, 'kpp'],
  ['a registration number with a typo', { ogrn: '1000000000011' }, 'ogrn'],
  ['a company’s registration number for a sole trader', { ...trader, ogrn: company.ogrn }, 'ogrn'],
  ['an invalid bank code', { bik: '144000000' }, 'bik'],
  ['an account of another bank', { bik: '044000001' }, 'checking_account'],
  ['a short correspondent account', { corr_account: '301018' }, 'corr_account'],
  ['an empty legal address', { legal_address: '' }, 'legal_address'],
])('rejects %s', async (_what, changes, field) => {
  const response = await sendOrder({ ...forCompany, company: { ...company, ...changes } });
  expect(Object.keys(response.json().fields)).toEqual([`company.${field}`]);
});

test('accepts a company without bank details: an invoice needs none of its payer', async () => {
  const bankless = { ...company, bank_name: '', bik: '', checking_account: '', corr_account: '' };
  expect((await sendOrder({ ...forCompany, company: bankless })).statusCode).toBe(200);
});

test('accepts a sole trader without a KPP', async () => {
  expect((await sendOrder({ ...forCompany, company: trader })).statusCode).toBe(200);
});
