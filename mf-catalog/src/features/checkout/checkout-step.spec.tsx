import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hasUnsavedInput } from '@site/runtime/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { cart, cartItem, nobody } from '../../testing/checkout.ts';
import { checkoutServer, consent, field, radio, submit } from './testing.tsx';

const fetched = jest.spyOn(globalThis, 'fetch');
let server: ReturnType<typeof checkoutServer>;
beforeEach(() => {
  server = checkoutServer();
  fetched.mockReset().mockImplementation(async () => new Response('', { status: 403 }));
});
afterEach(() => sessionStorage.clear());

const inn = () => screen.getByRole('combobox', { name: /^ИНН/ });

test('what is known of the visitor stands there; what he orders and what it costs stands beside', async () => {
  await server.open();
  expect(field(/^Фамилия/)).toHaveValue('Ёлкина');
  expect(field(/^Телефон/)).toHaveValue('+7 (916) 123-45-67');
  expect(field(/^Кто заберёт/)).toHaveValue('Ёлкина Анна');
  const summary = within(screen.getByRole('complementary', { name: 'Ваш заказ' }));
  expect(summary.getByText('Шлагбаум B-1, до 4 м')).toBeInTheDocument();
  expect(summary.getByText('В том числе НДС 22 %').nextSibling).toHaveTextContent('2 200 ₽');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(screen.getByRole('link', { name: /согласие на обработку/ })).toHaveAttribute('href', '/consent-order/');
  expect(screen.getByRole('link', { name: 'условия продажи' })).toHaveAttribute('href', '/terms/');
});

test('a guest reads at the top that the number will be confirmed, and where to log in; whoever is known does not', async () => {
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

test('the order is sent from the summary as well as from the end; the way of paying is there even where there is one', async () => {
  await server.open({ options: { payments: { person: [], company: [] } } });
  expect(screen.getAllByRole('button', { name: 'Оформить заказ' })).toHaveLength(2);
  const paying = within(screen.getByRole('group', { name: 'Способ оплаты' }));
  expect(paying.getByRole('radio', { name: /^По.согласованию с.менеджером/ })).toBeChecked();
});

test('the supplier stands under a heading of its own, and only where there are any', async () => {
  const { unmount } = await server.open({ options: { suppliers: [] } });
  expect(screen.queryByText('Партнёр-поставщик')).not.toBeInTheDocument();
  unmount();
  await server.open({ options: { suppliers: [{ value: 'vorota', label: 'Ворота Плюс' }] } });
  expect(screen.getByRole('heading', { name: 'Партнёр-поставщик' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Кто поставит заказ' })).toHaveDisplayValue('Производитель');
});

test('a remark on a line of the summary is a sentence of its own', async () => {
  await server.open({ cart: cart({ items: [cartItem(1, { note: 'Предзаказ' })] }) });
  expect(screen.getByText(/^1.шт\..· Предзаказ$/)).toBeInTheDocument();
});

test('rules speak on change', async () => {
  const { user } = await server.open({ options: { contact: nobody } });
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

test('sending leads to the first mistake of the page, also of a part that was opened last', async () => {
  const { user } = await server.open();
  await user.click(radio('Курьер'));
  await user.click(submit());
  await waitFor(() => expect(field(/^Улица/)).toHaveFocus());
  expect(field(/^Улица/)).toHaveAccessibleDescription('Заполните это поле');
  expect(screen.getByRole('checkbox', { name: /^Принимаю/ })).toBeInvalid();
  expect(server.sent()).toEqual([]);
});

test('turning to another way and back loses nothing', async () => {
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

test('the way of delivery changes the sum', async () => {
  const { user } = await server.open();
  const delivery = () => screen.getByText('Доставка', { selector: 'dt' }).nextSibling;
  expect(delivery()).toHaveTextContent('Бесплатно');
  await user.click(radio('Курьер'));
  expect(delivery()).toHaveTextContent('1 500 ₽');
  expect(screen.getAllByText('13 700 ₽').length).toBeGreaterThan(0);
  await user.click(radio('Транспортная компания'));
  expect(delivery()).toHaveTextContent('Рассчитает перевозчик');
});

test('whoever comes for the goods is the contact, until somebody else is named', async () => {
  const { user } = await server.open();
  await user.type(field(/^Отчество/), 'Львовна');
  expect(field(/^Кто заберёт/)).toHaveValue('Ёлкина Анна Львовна');
  await user.clear(field(/^Кто заберёт/));
  await user.type(field(/^Кто заберёт/), 'Иванов Иван');
  await user.type(field(/^Отчество/), '!');
  expect(field(/^Кто заберёт/)).toHaveValue('Иванов Иван');
});

test('a reload loses nothing but the consents', async () => {
  const page = await server.open({ options: { contact: nobody } });
  const { user } = page;
  await user.type(field(/^Фамилия/), 'Белова');
  await user.type(field(/^Телефон/), '9160000000');
  await user.click(radio('Курьер'));
  await user.type(field(/^Дом/), '7');
  await user.type(field(/^Комментарий/), 'Позвоните за час');
  await consent(page);
  page.unmount();

  await server.open({ options: { contact: nobody } });
  expect(field(/^Фамилия/)).toHaveValue('Белова');
  expect(field(/^Телефон/)).toHaveValue('+7 (916) 000-00-00');
  expect(radio('Курьер')).toBeChecked();
  expect(field(/^Дом/)).toHaveValue('7');
  expect(field(/^Комментарий/)).toHaveValue('Позвоните за час');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(hasUnsavedInput()).toBe(true);
});

test('a company found by its number fills the requisites; a reload does not ask for it again', async () => {
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

test('a company that is no more is refused when the order is sent', async () => {
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

test('when the register is silent the company is typed by hand; a sole trader has no КПП', async () => {
  const { user } = await server.open();
  await user.click(radio('Организация или ИП'));
  await user.type(inn(), '001234567887');
  await waitFor(() => expect(field(/^Название/)).not.toHaveAttribute('readonly'));
  await user.type(field(/^Название/), 'ИП Иванов');
  expect(screen.queryByRole('textbox', { name: /^КПП/ })).not.toBeInTheDocument();
  await user.type(field(/^ОГРН/), '300000000000015');
  expect(field(/^ОГРН/)).toBeValid();
});

test('deferred payment is offered to the company that has it, not to the one it orders for', async () => {
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

test('deferred payment goes when the courier’s price is beyond the limit, and the buyer is told', async () => {
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

test('when orders are switched off the visitor is told whom to call', async () => {
  await server.open({ options: { open: false } });
  expect(screen.getByRole('heading', { name: 'Оформление заказов временно недоступно' })).toBeVisible();
  expect(screen.getByRole('link', { name: /555-01-20/ })).toHaveAttribute('href', 'tel:+78005550120');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
