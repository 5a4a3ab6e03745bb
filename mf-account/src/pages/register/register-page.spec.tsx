import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LoaderFunctionArgs } from '@site/runtime';
import { sampleSite } from '@site/testing/sample-site';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { entranceApi, ok, refused } from '../../testing/entrance.ts';
import { loader } from './loader.ts';
import { RegisterPage } from './register-page.tsx';

const lookup = { url: 'https://suggestions.example/party', token: 'open-key' };
const site = { settings: { ...sampleSite.settings, company_lookup: lookup } };

let server: ReturnType<typeof entranceApi>;
let fetched: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  server = entranceApi();
  server.answers['/account/user/check-phone'] = ok({ registered: false });
  fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockReset()
    .mockImplementation(async () =>
      Response.json({
        suggestions: [{ value: 'ООО «Синтетика»', data: { inn: '0012345673', state: { status: 'ACTIVE' } } }],
      }),
    );
});
afterEach(() => sessionStorage.clear());

async function open(url = '/register/') {
  const request = new Request(`http://localhost${url}`);
  const data = await loader({ request, context: { get: () => server.api } } as unknown as LoaderFunctionArgs);
  return renderPage({ Component: RegisterPage, path: '/register', url, data, api: server.api, site });
}
type Page = Awaited<ReturnType<typeof open>>;

const field = (name: RegExp) => screen.findByRole(/ИНН/.test(name.source) ? 'combobox' : 'textbox', { name });
const press = (name: string) => screen.findByRole('button', { name });
const code = () => field(/Код из СМС/);

async function typePhone({ user }: Page) {
  await user.type(await field(/Телефон/), '9161234567');
  await user.click(await press('Получить код'));
  await field(/Фамилия/);
}

async function fill({ user }: Page) {
  await user.type(await field(/Фамилия/), 'Ёлкина');
  await user.type(await field(/^Имя/), 'Анна');
  await user.type(await field(/Город/), 'Тула');
  await user.type(await field(/Электронная почта/), 'anna@example.ru');
  await user.click(screen.getByRole('checkbox', { name: /^Даю согласие/ }));
}

const person = {
  phone: '+79161234567',
  surname: 'Ёлкина',
  name: 'Анна',
  patronymic: '',
  city: 'Тула',
  email: 'anna@example.ru',
  inn: null,
  company: '',
  consent_personal: true,
  consent_marketing: false,
};

test('registers an unknown number, and returns to the requested page', async () => {
  const page = await open('/register?returnTo=%2Fcart%3Fstep%3Dcheckout');
  await typePhone(page);
  await fill(page);
  await page.user.click(await press('Получить код'));
  expect(server.call).toHaveBeenCalledWith('POST', '/account/user/registrate', person);
  await page.user.type(await code(), '1234');
  await waitFor(() => expect(page.address()).toBe('/cart?step=checkout'));
  expect(page.store.getState()).toMatchObject({ authed: true, cart_qty: 2 });
  expect(sessionStorage).toHaveLength(0);
});

test('greets an invited employee with the company, the number and the name', async () => {
  const { phone, surname, name, patronymic } = person;
  server.answers['/account/user/invitation/7/'] = ok({ company: 'ООО «Ворота»', phone, surname, name, patronymic });
  const page = await open('/register?invitation=7');
  expect(screen.getByText(/ООО «Ворота» приглашает вас/)).toBeVisible();
  expect(screen.queryByText(/не.зарегистрирован/)).toBeNull();
  expect(await field(/Фамилия/)).toHaveValue('Ёлкина');
  await page.user.type(await field(/Город/), 'Тула');
  await page.user.type(await field(/Электронная почта/), 'anna@example.ru');
  await page.user.click(screen.getByRole('checkbox', { name: /^Даю согласие/ }));
  await page.user.click(await press('Получить код'));
  expect(server.call).toHaveBeenCalledWith('POST', '/account/user/registrate', person);
});

test('requests the number when the invitation is over', async () => {
  server.answers['/account/user/invitation/7/'] = refused(404, 'not found', 'Ничего не найдено');
  await open('/register?invitation=7');
  expect(await field(/Телефон/)).toBeVisible();
});

test('reports a known number, and logs in by a code', async () => {
  server.answers['/account/user/check-phone'] = ok({ registered: true });
  const page = await open();
  await page.user.type(await field(/Телефон/), '9161234567');
  await page.user.click(await press('Получить код'));
  expect(await screen.findByText(/уже зарегистрирован: войдите по/)).toBeVisible();
  await page.user.type(await code(), '1234');
  await waitFor(() => expect(page.address()).toBe('/account/main/'));
});

test('takes the number that was typed at the login', async () => {
  sessionStorage.setItem('registration:phone', '"+79161234567"');
  const page = await open();
  expect(await field(/Фамилия/)).toBeVisible();
  expect(screen.getByText(/\+7 \(916\) 123-45-67/)).toBeVisible();
  expect(screen.getByText(/не.зарегистрирован/)).toBeVisible();
  await page.user.click(await press('Указать другой номер'));
  expect(await field(/Телефон/)).toBeVisible();
});

test('validates on change, and focuses the first error on submit', async () => {
  const page = await open();
  await typePhone(page);
  await page.user.type(await field(/^Имя/), 'Анна2');
  expect(await field(/^Имя/)).toHaveAccessibleDescription('Допустимые символы: «A-Z», «А-Я», «-», « »');
  await page.user.click(await press('Получить код'));
  await waitFor(async () => expect(await field(/Фамилия/)).toHaveFocus());
  expect(await field(/Фамилия/)).toHaveAccessibleDescription('Заполните это поле');
  expect(screen.getByRole('checkbox', { name: /^Даю согласие/ })).toBeInvalid();
  expect(server.call).not.toHaveBeenCalledWith('POST', '/account/user/registrate', expect.anything());
});

test('finds a company by its tax number, and keeps it when the box is unticked and ticked again', async () => {
  const page = await open();
  await typePhone(page);
  await fill(page);
  const represents = screen.getByRole('checkbox', { name: /представляю компанию/ });
  await page.user.click(represents);
  await page.user.type(await field(/ИНН/), '0012345673');
  await waitFor(async () => expect(await field(/Название/)).toHaveValue('ООО «Синтетика»'));
  expect(await field(/Название/)).toHaveAttribute('readonly');

  await page.user.click(represents);
  await page.user.click(represents);
  expect(await field(/Название/)).toHaveValue('ООО «Синтетика»');
  await page.user.click(await press('Получить код'));
  expect(server.call).toHaveBeenCalledWith('POST', '/account/user/registrate', {
    ...person,
    inn: '0012345673',
    company: 'ООО «Синтетика»',
  });
});

test('does not send the company after its box was unticked', async () => {
  const page = await open();
  await typePhone(page);
  await fill(page);
  const represents = screen.getByRole('checkbox', { name: /представляю компанию/ });
  await page.user.click(represents);
  await page.user.type(await field(/ИНН/), '0012345673');
  await waitFor(async () => expect(await field(/Название/)).toHaveValue('ООО «Синтетика»'));
  await page.user.click(represents);
  await page.user.click(await press('Получить код'));
  expect(server.call).toHaveBeenCalledWith('POST', '/account/user/registrate', person);
});

test('checks the control digits of the tax number on submit', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 429 }));
  const page = await open();
  await typePhone(page);
  await fill(page);
  await page.user.click(screen.getByRole('checkbox', { name: /представляю компанию/ }));
  await page.user.type(await field(/ИНН/), '0012345674');
  expect(await field(/ИНН/)).toHaveAccessibleDescription('10 или 12\u00a0цифр');
  await waitFor(async () => expect(await field(/Название/)).not.toHaveAttribute('readonly'));
  await page.user.type(await field(/Название/), 'ООО «Синтетика»');
  await page.user.click(await press('Получить код'));
  await waitFor(async () => expect(await field(/ИНН/)).toHaveAccessibleDescription(/Проверьте ИНН/));
  expect(await field(/ИНН/)).toHaveFocus();
  expect(server.call).not.toHaveBeenCalledWith('POST', '/account/user/registrate', expect.anything());
});

test('reports an error at its field, and keeps the input after it, a reload and a step back', async () => {
  server.answers['/account/user/registrate'] = refused(400, 'data', 'Проверьте поля', { surname: 'Проверьте фамилию' });
  const page = await open();
  await typePhone(page);
  await fill(page);
  await page.user.click(await press('Получить код'));
  expect(await field(/Фамилия/)).toHaveAccessibleDescription('Проверьте фамилию');
  expect(await field(/Фамилия/)).toHaveFocus();

  page.unmount();
  const again = await open();
  expect(await field(/Фамилия/)).toHaveValue('Ёлкина');
  expect(screen.getByRole('checkbox', { name: /^Даю согласие/ })).not.toBeChecked();

  server.answers['/account/user/registrate'] = ok({ resend_after: 60, expires_in: 300 });
  await again.user.click(screen.getByRole('checkbox', { name: /^Даю согласие/ }));
  await again.user.click(await press('Получить код'));
  await code();
  await again.user.click(await press('Указать другой номер'));
  expect(await field(/Электронная почта/)).toHaveValue('anna@example.ru');
});
