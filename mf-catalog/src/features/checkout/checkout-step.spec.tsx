import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hasUnsavedInput } from '@site/runtime/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { cart, cartItem, emptyContact } from '../../testing/checkout.ts';
import { checkoutServer, consent, field, radio, submit } from './testing.tsx';

let fetched: jest.SpiedFunction<typeof fetch>;
let server: ReturnType<typeof checkoutServer>;
beforeEach(() => {
  server = checkoutServer();
  fetched = jest.spyOn(globalThis, 'fetch').mockReset();
  fetched.mockImplementation(async () => new Response('', { status: 403 }));
});
afterEach(() => sessionStorage.clear());

const inn = () => screen.getByRole('combobox', { name: /^ИНН/ });

test('prefills the known contact and shows the order with its costs', async () => {
  await server.open();
  expect(field(/^Фамилия/)).toHaveValue('Ёлкина');
  expect(field(/^Телефон/)).toHaveValue('+7 (916) 123-45-67');
  expect(field(/^Кто заберёт/)).toHaveValue('Ёлкина Анна');
  const summary = within(screen.getByRole('complementary', { name: 'Ваш заказ' }));
  expect(summary.getByRole('listitem')).toHaveTextContent('Шлагбаум B-1, до 4 м');
  expect(summary.getByText('В том числе НДС 22 %').nextSibling).toHaveTextContent('2 200 ₽');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(screen.getByRole('link', { name: /согласие на обработку/ })).toHaveAttribute('href', '/consent-order/');
  expect(screen.getByRole('link', { name: 'условия продажи' })).toHaveAttribute('href', '/terms/');
});

test('shows a guest, but not a user, that the phone will be confirmed and where to log in', async () => {
  const { unmount } = await server.open({ authed: false });
  const hint = screen.getByText(/^Номер телефона подтвердим кодом из.СМС/);
  expect(hint.compareDocumentPosition(field(/^Фамилия/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(hint).getByRole('link', { name: 'Войдите' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fcart%3Fstep%3Dcheckout',
  );
  expect(field(/^Ваш город/)).toBeVisible();
  unmount();
  await server.open();
  expect(screen.queryByText(/подтвердим кодом/)).not.toBeInTheDocument();
});

test('fills in the known contact after a login, except in the fields that the guest has typed in', async () => {
  const guest = await server.open({ authed: false, options: { contact: emptyContact } });
  await guest.user.type(field(/^Имя/), 'Мария');
  guest.unmount();
  await server.open();
  expect(field(/^Имя/)).toHaveValue('Мария');
  expect(field(/^Фамилия/)).toHaveValue('Ёлкина');
  expect(field(/^Эл/)).toHaveValue('anna@example.ru');
});

test('reaches the fields before the submit button of the summary', async () => {
  await server.open();
  const [first] = screen.getAllByRole('button', { name: 'Оформить заказ' });
  expect(field(/^Фамилия/).compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('names the missing agreements, and needs no bank details for an invoice', async () => {
  const { user } = await server.open({ options: { customer_type: 'company' } });
  await user.click(submit());
  expect(await screen.findByRole('checkbox', { name: /^Даю согласие/ })).toHaveAccessibleDescription(
    /Отметьте согласие на.обработку персональных данных/,
  );
  expect(screen.getByRole('checkbox', { name: /^Принимаю/ })).toHaveAccessibleDescription(
    'Отметьте, что\u00a0принимаете условия продажи',
  );
  expect(screen.getByRole('textbox', { name: /^БИК/ })).toBeValid();
});

test('has submit buttons in the summary and at the end, and shows even a single payment method', async () => {
  await server.open({ options: { payments: { person: [], company: [] } } });
  expect(screen.getAllByRole('button', { name: 'Оформить заказ' })).toHaveLength(2);
  const paying = within(screen.getByRole('group', { name: 'Способ оплаты' }));
  expect(paying.getByRole('radio', { name: /^По.согласованию с.менеджером/ })).toBeChecked();
});

test('shows the supplier under its own heading only when there are suppliers', async () => {
  const { unmount } = await server.open({ options: { suppliers: [] } });
  expect(screen.queryByText('Партнёр-поставщик')).not.toBeInTheDocument();
  unmount();
  await server.open({ options: { suppliers: [{ value: 'vorota', label: 'Ворота Плюс' }] } });
  expect(screen.getByRole('heading', { name: 'Партнёр-поставщик' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Кто поставит заказ' })).toHaveDisplayValue('Производитель');
});

test('appends a line’s note to the summary', async () => {
  await server.open({ cart: cart({ items: [cartItem(1, { note: 'Предзаказ' })] }) });
  expect(screen.getByText(/^1.шт\..· Предзаказ$/)).toBeInTheDocument();
});

test('validates on change', async () => {
  const { user } = await server.open({ options: { contact: emptyContact } });
  await user.type(field(/^Фамилия/), 'Ёлкина1');
  expect(field(/^Фамилия/)).toHaveAccessibleDescription('Допустимые символы: «A-Z», «А-Я», «-», « »');
  await user.type(field(/^Электронная почта/), 'anna@');
  expect(field(/^Электронная почта/)).toHaveAccessibleDescription(/^Укажите корректный адрес/);
  await user.click(radio('Организация или ИП'));
  await user.type(field(/^БИК/), '9');
  expect(field(/^БИК/)).toHaveAccessibleDescription(/9\u00a0цифр/);
  await user.type(field(/^КПП/), '12a');
  expect(field(/^КПП/)).toHaveValue('12A');
});

test('focuses the first invalid field of the page on submit, also in a section opened last', async () => {
  const { user } = await server.open();
  await user.click(radio('Курьер'));
  await user.click(submit());
  await waitFor(() => expect(field(/^Улица/)).toHaveFocus());
  expect(field(/^Улица/)).toHaveAccessibleDescription('Заполните это поле');
  expect(screen.getByRole('checkbox', { name: /^Принимаю/ })).toBeInvalid();
  expect(server.sent()).toEqual([]);
});

test('keeps the values of a delivery method after switching to another and back', async () => {
  const { user } = await server.open();
  await user.click(radio('Курьер'));
  await user.type(field(/^Улица/), 'Заводская');
  await user.click(radio('Транспортная компания'));
  expect(screen.queryByRole('textbox', { name: /^Улица/ })).not.toBeInTheDocument();
  await user.click(radio('До адреса'));
  await user.type(field(/^Адрес/), 'Тула, Мира, 1');
  await user.click(radio('Курьер'));
  expect(field(/^Улица/)).toHaveValue('Заводская');
  await user.click(radio('Транспортная компания'));
  expect(field(/^Адрес/)).toHaveValue('Тула, Мира, 1');

  await user.click(radio('Другой человек'));
  await user.type(field(/^Фамилия и.имя получателя/), 'Иванов Иван');
  await user.click(radio('Контактное лицо'));
  await user.click(radio('Другой человек'));
  expect(field(/^Фамилия и.имя получателя/)).toHaveValue('Иванов Иван');
});

test('updates the sum with the delivery method', async () => {
  const { user } = await server.open();
  const delivery = () => screen.getByText('Доставка', { selector: 'dt' }).nextSibling;
  expect(delivery()).toHaveTextContent('Бесплатно');
  await user.click(radio('Курьер'));
  expect(delivery()).toHaveTextContent('1 500 ₽');
  expect(screen.getAllByText('13 700 ₽').length).toBeGreaterThan(0);
  await user.click(radio('Транспортная компания'));
  expect(delivery()).toHaveTextContent('Рассчитает перевозчик');
});

test('fills in the contact as the person picking up until another name is typed', async () => {
  const { user } = await server.open();
  await user.type(field(/^Отчество/), 'Львовна');
  expect(field(/^Кто заберёт/)).toHaveValue('Ёлкина Анна Львовна');
  await user.clear(field(/^Кто заберёт/));
  await user.type(field(/^Кто заберёт/), 'Иванов Иван');
  await user.type(field(/^Отчество/), '!');
  expect(field(/^Кто заберёт/)).toHaveValue('Иванов Иван');
});

test('restores everything but the consents after a reload', async () => {
  const page = await server.open({ options: { contact: emptyContact } });
  const { user } = page;
  await user.type(field(/^Фамилия/), 'Белова');
  await user.type(field(/^Телефон/), '9160000000');
  await user.click(radio('Курьер'));
  await user.type(field(/^Дом/), '7');
  await user.type(field(/^Комментарий/), 'Позвоните за час');
  await consent(page);
  page.unmount();

  await server.open({ options: { contact: emptyContact } });
  expect(field(/^Фамилия/)).toHaveValue('Белова');
  expect(field(/^Телефон/)).toHaveValue('+7 (916) 000-00-00');
  expect(radio('Курьер')).toBeChecked();
  expect(field(/^Дом/)).toHaveValue('7');
  expect(field(/^Комментарий/)).toHaveValue('Позвоните за час');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(hasUnsavedInput()).toBe(true);
});

test('fills in the details of a company found by its number, and does not look it up again after a reload', async () => {
  fetched.mockImplementation(async () =>
    Response.json({
      suggestions: [
        {
          value: 'ООО «Синтетика»',
          data: {
            inn: '0012345673',
            kpp: '001201001',
            ogrn: '1000000000010',
            state: { status: 'ACTIVE' },
            address: { value: 'Тула, Мира, 1' },
          },
        },
      ],
    }),
  );
  const page = await server.open();
  await page.user.click(radio('Организация или ИП'));
  expect(screen.getByText('Для организаций нужна доверенность')).toBeVisible();
  await page.user.type(inn(), '0012345673');
  await waitFor(() => expect(field(/^Название/)).toHaveValue('ООО «Синтетика»'));
  expect(field(/^КПП/)).toHaveValue('001201001');
  expect(field(/^ОГРН/)).toHaveValue('1000000000010');
  expect(field(/^Юридический адрес/)).toHaveValue('Тула, Мира, 1');
  expect(field(/^Название/)).toHaveAttribute('readonly');
  page.unmount();

  await server.open();
  expect(field(/^Название/)).toHaveValue('ООО «Синтетика»');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('rejects a liquidated company on submit', async () => {
  fetched.mockImplementation(async () =>
    Response.json({
      suggestions: [{ value: 'ООО «Была»', data: { inn: '0012345673', state: { status: 'LIQUIDATED' } } }],
    }),
  );
  const page = await server.open();
  await page.user.click(radio('Организация или ИП'));
  await page.user.type(inn(), '0012345673');
  await waitFor(() => expect(inn()).toHaveAccessibleDescription('Организация ликвидирована'));
  await consent(page);
  await page.user.click(submit());
  await waitFor(() => expect(inn()).toHaveFocus());
  expect(server.sent()).toEqual([]);

  await page.user.type(inn(), '{Backspace}');
  expect(inn()).not.toHaveAccessibleDescription('Организация ликвидирована');
  expect(field(/^Название/)).toHaveValue('');
});

test('allows typing the company when the register is unavailable, without a КПП for a sole trader', async () => {
  const { user } = await server.open();
  await user.click(radio('Организация или ИП'));
  await user.type(inn(), '001234567887');
  await waitFor(() => expect(field(/^Название/)).not.toHaveAttribute('readonly'));
  await user.type(field(/^Название/), 'ИП Иванов');
  expect(screen.queryByRole('textbox', { name: /^КПП/ })).not.toBeInTheDocument();
  await user.type(field(/^ОГРН/), '300000000000015');
  expect(field(/^ОГРН/)).toBeValid();
});

test('offers deferred payment to the buyer’s own company only', async () => {
  const { user } = await server.open({
    options: {
      customer_type: 'company',
      company: { inn: '0012345673', company: 'ООО «Синтетика»', kpp: '001201001' },
      payments: { person: [], company: ['invoice', 'credit'] },
      credit: { limit: 3_000_000, owed: 2_900_000 },
    },
  });
  expect(radio('С\u00a0отсрочкой платежа')).toHaveAccessibleDescription(/^Свободно 100.000.₽ из.3.000.000.₽$/);
  await user.type(inn(), '{Backspace}4');
  expect(screen.queryByRole('radio', { name: 'С\u00a0отсрочкой платежа' })).not.toBeInTheDocument();
  await user.click(radio('Физическое лицо'));
  expect(screen.getByText(/Менеджер позвонит/)).toBeVisible();
});

test('withdraws deferred payment with a note when the courier’s price exceeds the limit', async () => {
  const page = await server.open({
    options: {
      customer_type: 'company',
      company: { inn: '0012345673', company: 'ООО «Синтетика»', kpp: '001201001' },
      payments: { person: [], company: ['invoice', 'credit'] },
      credit: { limit: 20_000, owed: 7800 },
    },
  });
  await page.user.click(radio('С\u00a0отсрочкой платежа'));
  await page.user.click(radio('Курьер'));
  expect(screen.queryByRole('radio', { name: 'С\u00a0отсрочкой платежа' })).not.toBeInTheDocument();
  expect(screen.getByText(/на.этот заказ не.хватает лимита. Свободно 12.200.₽ из.20.000.₽/)).toBeVisible();
  await consent(page);
  await page.user.click(submit());
  expect(await screen.findByText(/^Выберите значение из.списка$/)).toBeVisible();
  await page.user.click(radio('Самовывоз'));
  expect(radio('С\u00a0отсрочкой платежа')).toBeChecked();
});

test('shows the phone while orders are switched off', async () => {
  await server.open({ options: { open: false } });
  expect(screen.getByRole('heading', { name: 'Оформление заказов временно недоступно' })).toBeVisible();
  expect(screen.getByRole('link', { name: /555-01-20/ })).toHaveAttribute('href', 'tel:+78005550120');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
