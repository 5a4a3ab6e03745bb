import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PersonalPageData } from '@site/contracts/personal';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { personal } from '../../testing/entrance.ts';
import { PersonalPage } from './personal-page.tsx';

const seo = {
  title: 'Личные данные',
  description: '',
  h1: 'Личные данные',
  canonical: '/account/personal/',
  robots: 'noindex',
  breadcrumbs: [],
  jsonld: [],
};
const now = '2026-11-21T09:00:00.000Z';
const data: PersonalPageData = {
  kind: 'personal',
  person: {
    surname: 'Ёлкина',
    name: 'Анна',
    patronymic: '',
    email: 'anna@example.ru',
    city: 'Тула',
    position: '',
    phone: '+79161234567',
    company: null,
  },
  email_confirmed: false,
  learning_email_confirmed: true,
  notifications: { email: true, sms: false },
  marketing: true,
  publication: null,
  consents: [
    {
      purpose: 'marketing',
      title: 'Согласие на рекламу',
      url: '/consent-marketing/',
      version: '2026-03-01',
      given_at: now,
      withdrawn_at: null,
    },
  ],
  sessions: [
    { id: 'a', device: 'Chrome, Windows', address: '203.0.113.1', created_at: now, seen_at: now, current: true },
    { id: 'b', device: 'Safari, iOS', address: '203.0.113.2', created_at: now, seen_at: now, current: false },
  ],
  deletion_at: null,
};

const ok = { ok: true as const, value: { status: 'ok' } };
const sent = { ok: true as const, value: { status: 'ok', resend_after: 60, expires_in: 300 } };
let answers: Record<string, Awaited<ReturnType<WireCall>>>;
let call: jest.Mock<WireCall>;
beforeEach(() => {
  answers = {};
  call = jest.fn<WireCall>(async (_method, path) => answers[path] ?? ok);
});
afterEach(() => sessionStorage.clear());

const open = (changes: Partial<PersonalPageData> = {}) =>
  renderPage({
    Component: PersonalPage,
    path: '/account/personal',
    url: '/account/personal/',
    data: { seo, content: [], pagedata: { ...data, ...changes } },
    user: { authed: true, personal },
    api: fakeApi(call),
  });
const section = (name: string) => within(screen.getByRole('region', { name }));

test('sends own data as a form, and updates the session at once', async () => {
  answers['/account/personal'] = responseTo('POST /account/personal', {
    status: 'ok',
    user: { ...personal, city: 'Калуга' },
  });
  const page = await open();
  const city = section('Ваши данные').getByRole('textbox', { name: /Город/ });
  await page.user.clear(city);
  await page.user.type(city, 'Калуга');
  await page.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(page.store.getState().personal?.city).toBe('Калуга'));
  expect(call).toHaveBeenCalledWith('POST', '/account/personal', {
    surname: 'Ёлкина',
    name: 'Анна',
    patronymic: '',
    email: 'anna@example.ru',
    city: 'Калуга',
    position: '',
  });
});

test.each([
  ['no_changes', 'Изменений не было'],
  ['data', 'Проверьте фамилию, имя и отчество: они указаны некорректно'],
])('shows the error «%s», and keeps the input', async (code, text) => {
  answers['/account/personal'] = refusal(400, code, 'x');
  const page = await open();
  await page.user.type(screen.getByRole('textbox', { name: /Должность/ }), 'Инженер');
  await page.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('textbox', { name: /Должность/ })).toHaveValue('Инженер');
});

test('keeps the input after an expired session and a reload', async () => {
  answers['/account/personal'] = refusal(401, 'unauthorized', 'Вы не авторизованы');
  const page = await open();
  await page.user.type(screen.getByRole('textbox', { name: /Должность/ }), 'Инженер');
  await page.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(call).toHaveBeenCalledWith('POST', '/account/personal', expect.anything()));
  page.unmount();
  await open();
  expect(screen.getByRole('textbox', { name: /Должность/ })).toHaveValue('Инженер');
});

test('changes the number by the code sent to the new one', async () => {
  answers['/account/check-change-phone'] = sent;
  answers['/account/personal/phone/'] = {
    ok: true,
    value: { status: 'ok', user: { ...personal, phone: '+79991112233' } },
  };
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Изменить номер' }));
  await page.user.type(screen.getByRole('textbox', { name: /Новый номер/ }), '9991112233');
  await page.user.click(screen.getByRole('button', { name: 'Получить код' }));
  const code = await screen.findByRole('textbox', { name: /Код с.номера \+7.\(999\).111/ });
  expect(code).toHaveFocus();
  await page.user.type(code, '2222');
  await waitFor(() => expect(page.store.getState().personal?.phone).toBe('+79991112233'));
  expect(call).toHaveBeenCalledWith('POST', '/account/personal/phone/', {
    phone: '+79991112233',
    code: '2222',
  });
});

test('reports a taken number at its field', async () => {
  answers['/account/check-change-phone'] = refusal(409, 'exist phone');
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Изменить номер' }));
  await page.user.type(screen.getByRole('textbox', { name: /Новый номер/ }), '9991112233');
  await page.user.click(screen.getByRole('button', { name: 'Получить код' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Новый номер/ })).toHaveAccessibleDescription(
      /Этот номер телефона использовать нельзя/,
    ),
  );
});

test('opens the captcha page, with a return address, when the challenge cannot be solved here', async () => {
  answers['/account/check-change-phone'] = refusal(403, 'captcha', 'Подтвердите');
  answers['/captcha/challenge/'] = refusal(403, 'captcha', 'Подтвердите');
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Изменить номер' }));
  await page.user.type(screen.getByRole('textbox', { name: /Новый номер/ }), '9991112233');
  await page.user.click(screen.getByRole('button', { name: 'Получить код' }));
  await waitFor(() => expect(page.address()).toBe('/captcha?returnTo=%2Faccount%2Fpersonal%2F'));
});

test('sends the confirmation of an address again', async () => {
  const page = await open();
  expect(section('Электронная почта').getByText('Подтверждён')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Отправить письмо' }));
  expect(call).toHaveBeenCalledWith('POST', '/account/personal/confirmation-email/', { kind: 'account' });
});

test('saves notifications and the consent to advertising at once', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('switch', { name: /О.заказах по.СМС/ }));
  expect(call).toHaveBeenCalledWith('PUT', '/account/personal/notifications/', { email: true, sms: true });
  await waitFor(() => expect(screen.getByRole('switch', { name: /рекламные/ })).toBeEnabled());
  await page.user.click(screen.getByRole('switch', { name: /рекламные/ }));
  expect(call).toHaveBeenCalledWith('PUT', '/account/personal/marketing/', { given: false });
});

test('lets an employee decide about the publication', async () => {
  const page = await open({ publication: false });
  const consent = section('Согласия').getByRole('switch', { name: /публикацию сведений обо мне/ });
  await page.user.click(consent);
  expect(call).toHaveBeenCalledWith('PUT', '/account/personal/publication/', { given: true });
});

test('shows each consent with its version and date', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Согласие на рекламу' })).toHaveAttribute('href', '/consent-marketing/');
  expect(section('Согласия').getByText(/Редакция от.1.марта.2026.г\..*Дано.21.ноября.2026/)).toBeVisible();
});

test('ends the session of a device, or all others', async () => {
  const page = await open();
  expect(section('Устройства').getByText('Это устройство')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: /Завершить вход: Safari, iOS/ }));
  expect(call).toHaveBeenCalledWith('DELETE', '/account/personal/sessions/b/');
  await page.user.click(screen.getByRole('button', { name: /на.всех остальных/ }));
  await waitFor(() => expect(call).toHaveBeenCalledWith('DELETE', '/account/personal/sessions/'));
});

test('requires a code and a click for the deletion, and revokes it', async () => {
  answers['/account/personal/deletion-code/'] = sent;
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Удалить профиль' }));
  await page.user.type(await screen.findByRole('textbox', { name: /Код с.номера/ }), '1234');
  expect(call).not.toHaveBeenCalledWith('POST', '/account/personal/deletion/', expect.anything());
  await page.user.click(screen.getByRole('button', { name: 'Удалить профиль' }));
  await waitFor(() => expect(call).toHaveBeenCalledWith('POST', '/account/personal/deletion/', { code: '1234' }));
  page.unmount();

  await open({ deletion_at: '2026-12-21T09:00:00.000Z' });
  expect(section('Удаление профиля').getByText(/Профиль будет удалён 21.декабря.2026/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Сохранить профиль' }));
  expect(call).toHaveBeenCalledWith('DELETE', '/account/personal/deletion/');
});

test('links the copy of the data as two files', async () => {
  await open();
  const links = section('Копия данных').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api/account/personal/data.html',
    '/api/account/personal/data.json',
  ]);
});
