import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cart, cartItem, emptyContact } from '../../../testing/checkout.ts';
import { checkoutServer, consent, field, ok, radio, rejected, submit, type CheckoutPage } from '../testing.tsx';

let server: ReturnType<typeof checkoutServer>;
beforeEach(() => {
  server = checkoutServer();
});
afterEach(() => sessionStorage.clear());

const SUCCESS = '/order-success?orderId=b1946ac9-2c4b-4f0e-9d3a-5b1f4c8e7a10';
const sentTo = (path: string) => server.call.mock.calls.filter(([, called]) => called === path);
const isThanked = (page: CheckoutPage) => waitFor(() => expect(page.address()).toBe(SUCCESS));

async function place(page: CheckoutPage) {
  const city = screen.queryByRole<HTMLInputElement>('textbox', { name: /^Ваш город/ });
  if (city?.value === '') await page.user.type(city, 'Тула');
  await consent(page);
  await page.user.click(submit());
}

test('submits the order as filled in, opens the success page and removes the draft', async () => {
  const page = await server.open();
  await page.user.click(radio('Транспортная компания'));
  await page.user.selectOptions(screen.getByRole('combobox', { name: /^Транспортная компания/ }), 'Другая');
  await page.user.type(field(/^Название транспортной компании/), 'Возница');
  await page.user.type(field(/^Город/), 'Тула');
  await page.user.type(field(/^Ваш номер заказа/), 'А-17');
  await place(page);
  await isThanked(page);
  expect(server.sent()).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      expected_total: 12_200,
      expected_delivery: null,
      customer_type: 'person',
      contact: { surname: 'Ёлкина', name: 'Анна', patronymic: '', phone: '+79161234567', email: 'anna@example.ru' },
      company: null,
      delivery: { method: 'transport', carrier: 'Возница', city: 'Тула', delivery_to: 'terminal', address: '' },
      receiver: null,
      payment: null,
      supplier: '',
      comment: '',
      customer_order_no: 'А-17',
      files: [],
      consent_personal: true,
      consent_terms: true,
      consent_marketing: false,
    },
  ]);
  await waitFor(() => expect(page.store.getState().cart_qty).toBe(0));
  expect(sessionStorage).toHaveLength(0);
});

test('has no date of the courier while a manager gives the shipping day, also after a draft with one', async () => {
  const before = await server.open();
  await before.user.click(radio('Курьер'));
  await before.user.type(field(/^Улица/), 'Лесная');
  await before.user.type(field(/^Дом/), '5');
  before.unmount();
  const page = await server.open({
    options: { courier_dates: [] },
    cart: cart({ items: [cartItem(1, { ships_on: null })] }),
  });
  expect(screen.queryByRole('combobox', { name: /^Дата доставки/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^Срок поставки уточнит менеджер, он.же согласует дату доставки$/)).toBeVisible();
  await place(page);
  await isThanked(page);
  expect(server.sent()[0]?.delivery).toMatchObject({ method: 'courier', date: null, interval: '10:00–14:00' });
});

test('submits one order for repeated clicks', async () => {
  let answer = (_value: unknown) => {};
  server.call.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve as typeof answer)));
  const page = await server.open();
  await consent(page);
  await page.user.dblClick(submit());
  await page.user.click(submit());
  await page.user.type(field(/^Ваш номер заказа/), '{Enter}');
  expect(server.sent()).toHaveLength(1);
  await act(async () => answer(server.answers['/order/']));
  await isThanked(page);
  expect(server.sent()).toHaveLength(1);
});

test('retries with the same key after a lost response, also after a reload', async () => {
  const accepted = server.answers['/order/']!;
  server.answers['/order/'] = rejected(503, 'network');
  const page = await server.open();
  await place(page);
  expect(await screen.findByText(/второго не появится/)).toBeVisible();
  await page.user.click(submit());
  page.unmount();

  server.answers['/order/'] = accepted;
  const again = await server.open();
  await place(again);
  await isThanked(again);
  const keys = server.sent().map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('uses a new key for a different cart after a lost response, whatever remains in the draft', async () => {
  server.answers['/order/'] = rejected(503, 'network');
  const page = await server.open();
  await place(page);
  await screen.findByText(/второго не появится/);
  page.unmount();
  const again = await server.open({ cart: cart({ items: [cartItem(5)] }) });
  await place(again);
  const [first, second] = server.sent().map(({ key }) => key);
  expect(first).not.toBe(second);
});

test('uses a new key for the next order', async () => {
  for (let order = 0; order < 2; order += 1) {
    const page = await server.open();
    await place(page);
    await isThanked(page);
    page.unmount();
  }
  const [first, second] = server.sent().map(({ key }) => key);
  expect(first).not.toBe(second);
});

test('shows changes of the cart with both sums, and orders only after confirmation', async () => {
  const now = cart({
    items: [cartItem(1, { price: 13_000, sum: 13_000 }), cartItem(3)],
    total: 25_200,
  });
  server.call.mockImplementationOnce(async () => rejected(409, 'cart_changed', { data: { cart: now } }));
  const page = await server.open({ cart: cart({ items: [cartItem(1), cartItem(2)], total: 24_400 }) });
  await place(page);
  const dialog = within(await screen.findByRole('dialog', { name: 'Цены или наличие изменились' }));
  expect(dialog.getByText('Цена: было 12 200 ₽, стало 13 000 ₽')).toBeVisible();
  expect(dialog.getByText('Больше не продаётся')).toBeVisible();
  expect(dialog.getByText('Добавлен: 1 шт.')).toBeVisible();
  expect(dialog.getByText('24 400 ₽')).toBeVisible();
  expect(page.address()).toBe('/cart?step=checkout');

  await page.user.click(dialog.getByRole('button', { name: /^Оформить за.25.200.₽$/ }));
  await isThanked(page);
  const [refusedOrder, placed] = server.sent();
  expect(refusedOrder).toMatchObject({ expected_total: 24_400 });
  expect(placed).toMatchObject({ expected_total: 25_200 });
  expect(placed?.key).not.toBe(refusedOrder?.key);
});

test('shows a changed price of the delivery, also in the form, and orders only after confirmation', async () => {
  const delivery = { courier_price: 2000, free_delivery_from: 50_000 };
  server.call.mockImplementationOnce(async () => rejected(409, 'cart_changed', { data: { cart: cart(), delivery } }));
  const page = await server.open();
  await page.user.click(radio('Курьер'));
  await page.user.type(field(/^Улица/), 'Лесная');
  await page.user.type(field(/^Дом/), '5');
  await place(page);
  const dialog = within(await screen.findByRole('dialog', { name: 'Цены или наличие изменились' }));
  expect(dialog.getByText('Цена: было 1 500 ₽, стало 2 000 ₽')).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: /^Вернуться к.форме$/ }));
  expect(radio('Курьер')).toHaveAccessibleDescription(/^2.000.₽/);
  await page.user.click(submit());
  await isThanked(page);
  expect(server.sent().map(({ expected_delivery }) => expected_delivery)).toEqual([1500, 2000]);
});

test('links back to the cart when a line cannot be ordered', async () => {
  server.answers['/order/'] = rejected(409, 'cart_blocked');
  const page = await server.open();
  await place(page);
  expect(await screen.findByText('Отказ cart_blocked')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Вернуться в.корзину$/ })).toHaveAttribute('href', '/cart/');
});

test('shows the phone and keeps the form when orders were switched off meanwhile', async () => {
  server.answers['/order/'] = rejected(503, 'ordering_off');
  const page = await server.open();
  await page.user.type(field(/^Комментарий/), 'Срочно');
  await place(page);
  expect(await screen.findByText('Оформление заказов временно недоступно')).toBeVisible();
  expect(field(/^Комментарий/)).toHaveValue('Срочно');
  expect(sessionStorage.getItem('draft:checkout')).toContain('Срочно');
});

test('shows server errors at their fields and focuses the first of the page', async () => {
  server.answers['/order/'] = rejected(400, 'data', {
    fields: { 'delivery.pickup_person': 'Укажите полностью', 'contact.name': 'Проверьте имя', payment: 'Недоступно' },
  });
  const page = await server.open();
  await place(page);
  await waitFor(() => expect(field(/^Имя/)).toHaveFocus());
  expect(field(/^Имя/)).toHaveAccessibleDescription('Проверьте имя');
  expect(field(/^Кто заберёт/)).toHaveAccessibleDescription('Укажите полностью');
});

test('lets a guest confirm the phone without leaving the form, then submits the order', async () => {
  const page = await server.open({ authed: false });
  await page.user.type(field(/^Комментарий/), 'Срочно');
  await place(page);
  expect(await screen.findByRole('dialog', { name: 'Подтвердите номер телефона' })).toBeVisible();
  expect(server.sent()).toEqual([]);
  await page.user.type(await screen.findByRole('textbox', { name: /^Код из СМС/ }), '1234');
  await isThanked(page);
  expect(sentTo('/account/user/login')).toEqual([['POST', '/account/user/login', { phone: '+79161234567' }]]);
  expect(sentTo('/account/user/verify')).toEqual([
    ['POST', '/account/user/verify', { phone: '+79161234567', code: '1234' }],
  ]);
  expect(server.sent()).toEqual([expect.objectContaining({ comment: 'Срочно' })]);
  expect(page.store.getState().authed).toBe(true);
});

test('registers a guest with a new number from the form, with a single consent', async () => {
  server.answers['/account/user/check-phone'] = ok({ registered: false });
  const page = await server.open({ authed: false });
  await place(page);
  const dialog = within(await screen.findByRole('dialog', { name: 'Подтвердите номер телефона' }));
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await page.user.type(await dialog.findByRole('textbox', { name: /^Код из СМС/ }), '1234');
  await isThanked(page);
  expect(sentTo('/account/user/registrate')[0]?.[2]).toEqual({
    phone: '+79161234567',
    surname: 'Ёлкина',
    name: 'Анна',
    patronymic: '',
    email: 'anna@example.ru',
    city: 'Тула',
    inn: null,
    consent_personal: true,
    consent_marketing: false,
  });
  expect(server.sent()).toHaveLength(1);
});

test('requires a guest to confirm a different sum when the login changes the cart', async () => {
  const merged = cart({ items: [cartItem(1), cartItem(9)], total: 24_400 });
  const page = await server.open({ authed: false });
  await place(page);
  const accepted = server.answers['/order/']!;
  server.answers['/order/'] = rejected(409, 'cart_changed', { data: { cart: merged } });
  await page.user.type(await screen.findByRole('textbox', { name: /^Код из СМС/ }), '1234');
  const accept = await screen.findByRole('button', { name: /^Оформить за.24.400.₽$/ });
  server.answers['/order/'] = accepted;
  await page.user.click(accept);
  await isThanked(page);
  expect(server.sent().map(({ expected_total }) => expected_total)).toEqual([12_200, 24_400]);
});

test('keeps the form and the code dialog over a reload', async () => {
  const page = await server.open({ authed: false, options: { contact: emptyContact } });
  await page.user.type(field(/^Фамилия/), 'Белова');
  await page.user.type(field(/^Имя/), 'Ольга');
  await page.user.type(field(/^Телефон/), '9160000000');
  await page.user.type(field(/^Электронная почта/), 'olga@example.ru');
  await place(page);
  await screen.findByRole('textbox', { name: /^Код из СМС/ });
  page.unmount();

  const again = await server.open({ authed: false, options: { contact: emptyContact } });
  await again.user.type(await screen.findByRole('textbox', { name: /^Код из СМС/ }), '1234');
  // Consents must be given again; all other values are restored.
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Даю согласие/ })).toHaveFocus());
  expect(field(/^Фамилия/)).toHaveValue('Белова');
  await place(again);
  await isThanked(again);
});

test('shows a problem of sending the code in the form', async () => {
  server.answers['/account/user/check-phone'] = rejected(429, 'too_many');
  const page = await server.open({ authed: false });
  await place(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ too_many');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('does the proof of work in the form, keeps the consents and continues with the order', async () => {
  server.answers['/captcha/challenge/'] = ok({ challenge: 'abc', bits: 8, expires_in: 600 });
  server.answers['/captcha/'] = ok({});
  const sent = server.answers['/account/user/login']!;
  server.answers['/account/user/login'] = rejected(403, 'captcha');
  let accept = () => {};
  const proofAccepted = new Promise<void>((resolve) => (accept = resolve));
  server.call.mockImplementation(async (_method, path) => {
    if (path === '/captcha/') {
      await proofAccepted;
      server.answers['/account/user/login'] = sent;
    }
    return server.answers[path]!;
  });
  const page = await server.open({ authed: false });
  await place(page);
  expect(await screen.findByText(/Проверяем, что вы.не.робот/, { selector: '[role="status"] *' })).toBeVisible();
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  accept();
  await page.user.type(await screen.findByRole('textbox', { name: /^Код из СМС/ }), '1234');
  await isThanked(page);
  expect(server.sent()).toHaveLength(1);
});

test('logs in again when the session has expired', async () => {
  const accepted = server.answers['/order/']!;
  server.answers['/order/'] = rejected(401, 'unauthorized');
  const page = await server.open();
  await place(page);
  const code = await screen.findByRole('textbox', { name: /^Код из СМС/ });
  server.answers['/order/'] = accepted;
  await page.user.type(code, '1234');
  await isThanked(page);
});

const proposal = {
  slug: 'kp-2026-000123',
  number: 'КП-2026-000123',
  own_lines: [{ name: 'Монтаж стойки', qty: 4, unit: 'шт.', sum: 180_000_00 }],
  instead: null,
};
const partner = {
  customer_type: 'company' as const,
  company: {
    ...{ inn: '0012345673', company: 'ООО «Синтетика»', kpp: '001201001' },
    ...{ bank_name: 'АО «Банк»', bik: '044000000', checking_account: '40702810900000000001', corr_account: '' },
  },
};
const openProposal = () => server.open({ proposal, options: partner });
async function orderProposal(page: CheckoutPage) {
  await page.user.type(field(/^ОГРН/), '1000000000010');
  await page.user.type(field(/^Юридический адрес/), 'Тула, Мира, 1');
  await place(page);
}

test('orders a proposal with its own lines apart and without the cart', async () => {
  const page = await openProposal();
  const own = within(screen.getByRole('region', { name: /^Ваши услуги и.товары$/ }));
  expect(own.getByText('Монтаж стойки')).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Физическое лицо' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Изменить корзину' })).not.toBeInTheDocument();
  await orderProposal(page);
  await isThanked(page);
  expect(server.sent()).toEqual([
    expect.objectContaining({ kp_id: proposal.slug, customer_type: 'company', payment: 'invoice' }),
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('opens the existing order when the proposal has already been ordered', async () => {
  server.answers['/order/'] = ok({
    ...{ id: 'b1946ac9-2c4b-4f0e-9d3a-5b1f4c8e7a10', number: 100_045, url: '/order/b1946ac9/', known: true },
  });
  const page = await openProposal();
  await orderProposal(page);
  await waitFor(() => expect(page.address()).toBe('/order/b1946ac9/'));
});

test('links back to a proposal that cannot be ordered any more', async () => {
  server.answers['/order/'] = rejected(409, 'cart_blocked');
  await orderProposal(await openProposal());
  expect(await screen.findByRole('link', { name: /^Вернуться к.предложению$/ })).toHaveAttribute(
    'href',
    '/account/kp/kp-2026-000123/',
  );
});
