import type { OrderStatus } from '@site/contracts/orders';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentsXml, EXCHANGE, exchangeClient, offersXml } from '../../../test/exchange-calls.ts';
import { company, forCompany, orderCallsOf } from '../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { textAt, within, type XmlElement, readXml } from './read-xml.ts';

let api: TestApp;
let client: ReturnType<typeof exchangeClient>;
let calls: ReturnType<typeof orderCallsOf>;
let buyer: string;
beforeEach(async () => {
  api = await startTestApp(EXCHANGE);
  client = exchangeClient(api);
  calls = orderCallsOf(api);
  // Orders of the demonstration.
  await api.db.execute(sql`update exchange_orders set accepted = version`);
  buyer = await calls.as('+79000000001');
});
afterEach(() => api.close());

/** The orders of an exchange, confirmed unless it breaks off. */
async function query({ confirmed = true } = {}): Promise<XmlElement[]> {
  await client.begin('sale');
  const xml = await client.step('sale', 'query');
  const documents: XmlElement[] = [];
  const parts = (async function* () {
    yield Buffer.from(xml);
  })();
  await readXml(parts, { elements: { Документ: (element) => void documents.push(element) } });
  if (confirmed) expect(await client.step('sale', 'success')).toBe('success');
  return documents;
}

async function send(...documents: Parameters<typeof documentsXml>[0]): Promise<string[]> {
  await client.begin('sale');
  return (await client.upload('sale', 'orders.xml', documentsXml(documents))).split('\n');
}

const requisites = (document: XmlElement) =>
  Object.fromEntries(
    within(document, 'ЗначенияРеквизитов/ЗначениеРеквизита').map((one) => [
      textAt(one, 'Наименование'),
      textAt(one, 'Значение'),
    ]),
  );
const numbers = (documents: XmlElement[]) => documents.map((document) => textAt(document, 'Ид'));
const statusOf = async (id: string): Promise<OrderStatus> => (await calls.order(id, buyer)).status;
const emails = async () => (await api.get('/dev/mail/', { key: null })).body.split('<li ').length - 1;

test('gives 1C an order with its lines, company and delivery', async () => {
  await client.send('offers.xml', offersXml([{ id: 'c-80', article: '901SL-0080', stock: '5' }]));
  const id = await calls.place(buyer, { ...forCompany, comment: 'Позвонить <утром> & днём' }, 2);
  const order = await calls.order(id, buyer);
  const [document, ...others] = await query();
  expect(others).toEqual([]);
  const at = (path: string) => textAt(document!, path);
  expect({
    id: at('Ид'),
    number: at('Номер'),
    operation: at('ХозОперация'),
    total: at('Сумма'),
    vat: at('Налоги/Налог/Сумма'),
    comment: at('Комментарий'),
  }).toEqual({
    ...{ id, number: String(order.number), operation: 'Заказ товара' },
    ...{ total: `${order.total}.00`, vat: `${order.vat}.00`, comment: 'Позвонить <утром> & днём' },
  });
  const [customer] = within(document!, 'Контрагенты/Контрагент');
  expect([
    textAt(customer!, 'ИНН'),
    textAt(customer!, 'КПП'),
    textAt(customer!, 'ОфициальноеНаименование'),
    textAt(customer!, 'ЮридическийАдрес/Представление'),
    textAt(customer!, 'РасчетныеСчета/РасчетныйСчет/НомерСчета'),
    textAt(customer!, 'РасчетныеСчета/РасчетныйСчет/Банк/БИК'),
    within(customer!, 'Контакты/Контакт').map((contact) => textAt(contact, 'Значение')),
  ]).toEqual([
    ...[company.inn, company.kpp, company.company, company.legal_address, company.checking_account, company.bik],
    [order.contact.phone, order.contact.email],
  ]);
  const [line] = order.lines;
  expect(
    within(document!, 'Товары/Товар').map((goods) =>
      ['Ид', 'Артикул', 'ЦенаЗаЕдиницу', 'Количество', 'Сумма'].map((name) => textAt(goods, name)),
    ),
  ).toEqual([
    [
      line!.article === '901SL-0080' ? 'c-80' : String(line!.product_id),
      ...[line!.article, `${line!.price}.00`, '2', `${line!.sum}.00`],
    ],
  ]);
  expect(requisites(document!)).toMatchObject({
    'Статус заказа': 'Новый',
    Отменен: 'false',
    'Заказ оплачен': 'false',
    'Метод оплаты': 'Счёт на оплату для организации',
    'Доставка: Способ получения': expect.stringMatching(/^Самовывоз: /),
  });
});

test('writes a person and the delivery of a courier with its price', async () => {
  const id = await calls
    .place(buyer, {
      delivery: {
        ...{ method: 'courier', city: 'Москва', street: 'Примерная', house: '1', flat: '', floor: '', lift: false },
        ...{ date: '2026-12-04', interval: '10:00–14:00' },
      },
    })
    .catch((error: Error) => error.message);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const order = await calls.order(id, buyer);
  const [document] = await query();
  const goods = within(document!, 'Товары/Товар');
  const sums = goods.map((line) => Number(textAt(line, 'Сумма')));
  expect(sums.reduce((sum, one) => sum + one, 0)).toBe(order.total);
  expect(goods).toHaveLength(order.delivery_total ? 2 : 1);
  const [customer] = within(document!, 'Контрагенты/Контрагент');
  expect(textAt(customer!, 'ПолноеНаименование')).toBe('Покупалов Пётр');
});

test('gives an order again only after a change, or when 1C has not confirmed it', async () => {
  const id = await calls.place(buyer);
  expect(numbers(await query({ confirmed: false }))).toEqual([id]);
  expect(numbers(await query())).toEqual([id]);
  expect(await query()).toEqual([]);
  await calls.move(id, 'processing');
  const [changed] = await query({ confirmed: false });
  expect(requisites(changed!)).toMatchObject({ 'Статус заказа': 'В обработке' });
  // A change between the query and its confirmation is given with the next exchange.
  await calls.act(id, 'cancel', buyer);
  expect(await client.step('sale', 'success')).toBe('success');
  const [cancelled] = await query();
  expect(requisites(cancelled!)).toMatchObject({ Отменен: 'true' });
  expect(await query()).toEqual([]);
});

test('takes payment, shipment and the number of 1C, and tells the buyer of these only', async () => {
  const id = await calls.place(buyer, {
    ...forCompany,
    delivery: { method: 'transport', carrier: 'Деловые линии', city: 'Тула', delivery_to: 'terminal', address: '' },
  });
  const before = await emails();
  const paid = { id, requisites: { 'Номер по 1С': 'КА00-000123', 'Дата оплаты по 1С': '2026-11-26T00:00:00' } };
  expect(await send(paid)).toEqual(['success', 'Изменено заказов: 1']);
  expect(await statusOf(id)).toBe('paid');
  expect(await emails()).toBe(before + 1);
  expect(await send(paid)).toEqual(['success', 'Изменено заказов: 0']);
  const [document] = await query();
  expect(requisites(document!)).toMatchObject({ 'Номер по 1С': 'КА00-000123', 'Статус заказа': 'Оплачен' });

  const { number } = await calls.order(id, buyer);
  const archive = zipSync({
    'orders-1.xml': strToU8(
      documentsXml([{ number, requisites: { ...paid.requisites, 'Дата отгрузки по 1С': '27.11.2026 10:00:00' } }]),
    ),
  });
  await client.begin('sale');
  expect(await client.upload('sale', 'v8.zip', archive)).toBe('success\nИзменено заказов: 1');
  expect(await client.step('sale', 'import', { filename: 'v8.zip' })).toBe('success\nИзменено заказов: 1');
  expect(await statusOf(id)).toBe('shipped');
  // A document with an earlier status is out of date.
  expect(await send({ id, requisites: { 'Статус заказа': 'В обработке' } })).toEqual([
    'success',
    'Изменено заказов: 0',
  ]);
  expect(await send({ id, requisites: { 'Статус заказа': 'Доставлен' } })).toEqual(['success', 'Изменено заказов: 1']);
  const made = (await api.manage('GET', `/decisions/?noun=orders&subject=${number}`)).json().items;
  expect(made[0]).toMatchObject({ author: '1С', action: 'delivered' });
  expect(made).toContainEqual(expect.objectContaining({ text: 'Номер в\u00a01С: КА00-000123' }));
});

test('reports refused transitions and unknown orders, and takes the others', async () => {
  const [kept, cancelled] = [await calls.place(buyer), await calls.place(buyer)];
  const { number } = await calls.order(kept, buyer);
  expect(
    await send(
      { id: kept, requisites: { 'Дата отгрузки по 1С': '2026-11-26' } },
      { id: cancelled, requisites: { Отменен: 'true' } },
      { number: 999_999, requisites: {} },
    ),
  ).toEqual([
    'failure',
    `Заказ ${number}: Из статуса «Новый» нельзя перейти в\u00a0«Выполнен»`,
    'Изменено заказов: 1',
    'Заказов нет на сайте: 1 (999999)',
  ]);
  expect([await statusOf(kept), await statusOf(cancelled)]).toEqual(['new', 'cancelled']);
  const paid = await send({ id: cancelled, requisites: { 'Дата оплаты по 1С': '2026-11-26' } });
  expect(paid[1]).toContain('Из статуса «Отменён» нельзя перейти в\u00a0«Оплачен»');
});

test('waits for the last part of a file, and reports a broken one', async () => {
  const id = await calls.place(buyer);
  const padding = `<!-- ${'x'.repeat(262_144)} -->`;
  const whole = documentsXml([{ id, requisites: { 'Статус заказа': 'В обработке' } }]) + padding;
  await client.begin('sale');
  expect(await client.upload('sale', 'orders.xml', whole)).toBe('success\nИзменено заказов: 1');
  expect(await client.upload('sale', 'orders.xml', '<КоммерческаяИнформация>')).toMatch(/^failure\nСтрока 1: файл XML/);
  expect(await client.upload('sale', 'orders.xml', documentsXml([]))).toBe('success\nИзменено заказов: 0');
});
