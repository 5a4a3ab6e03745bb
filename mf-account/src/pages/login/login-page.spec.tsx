import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { entranceApi, ok, refused } from '../../testing/entrance.ts';
import { loader } from './loader.ts';
import { LoginPage } from './login-page.tsx';

let server: ReturnType<typeof entranceApi>;
beforeEach(() => {
  server = entranceApi();
});
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

const open = (url = '/login/') =>
  renderPage({
    Component: LoginPage,
    path: '/login',
    url,
    data: loader(),
    api: server.api,
  });
type Page = Awaited<ReturnType<typeof open>>;

const phone = () => screen.getByRole('textbox', { name: /Телефон/ });
const code = () => screen.findByRole('textbox', { name: /Код из СМС/ });

async function askCode({ user }: Page) {
  await user.type(phone(), '89161234567');
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
}

test('logs in by phone and code, and returns to the requested page', async () => {
  const page = await open('/login?returnTo=%2Faccount%2Fkp%3Ftype%3Dsent');
  await askCode(page);
  expect(server.call).toHaveBeenCalledWith('POST', '/account/user/check-phone', { phone: '+79161234567' });
  expect(server.call).toHaveBeenCalledWith('POST', '/account/user/login', { phone: '+79161234567' });
  expect(await code()).toHaveFocus();

  await page.user.type(await code(), '1234');
  expect(server.call).toHaveBeenCalledWith('POST', '/account/user/verify', { phone: '+79161234567', code: '1234' });
  await waitFor(() => expect(page.address()).toBe('/account/kp?type=sent'));
  expect(page.store.getState()).toMatchObject({ authed: true, cart_qty: 2, personal: { name: 'Анна' } });
});

test('ignores a foreign return address', async () => {
  const page = await open('/login?returnTo=https%3A%2F%2Fevil.example');
  await askCode(page);
  await page.user.type(await code(), '1234');
  await waitFor(() => expect(page.address()).toBe('/account/main/'));
});

test('leads an unknown number to the registration with the return address, without sending a code', async () => {
  server.answers['/account/user/check-phone'] = ok({ registered: false });
  const page = await open('/login?returnTo=%2Fcart%3Fstep%3Dcheckout');
  await askCode(page);
  await waitFor(() => expect(page.address()).toBe('/register?returnTo=%2Fcart%3Fstep%3Dcheckout'));
  expect(sessionStorage.getItem('registration:phone')).toBe('"+79161234567"');
  expect(server.call).toHaveBeenCalledTimes(1);
});

test('leaves no input in the tab after the login', async () => {
  const page = await open();
  await askCode(page);
  await page.user.click(await screen.findByRole('button', { name: 'Указать другой номер' }));
  expect(phone()).toHaveValue('+7 (916) 123-45-67');
  await page.user.click(screen.getByRole('button', { name: 'Получить код' }));
  await page.user.type(await code(), '1234');
  await waitFor(() => expect(page.address()).toBe('/account/main/'));
  expect(sessionStorage).toHaveLength(0);
});

test('does not send an incomplete number', async () => {
  const { user } = await open();
  await user.type(phone(), '8916');
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  expect(phone()).toHaveAccessibleDescription('Укажите номер мобильного телефона полностью');
  expect(server.call).not.toHaveBeenCalled();
});

test('shows an error in sending the code, and keeps the number', async () => {
  server.answers['/account/user/login'] = refused(503, 'sms', 'Не удалось отправить СМС. Обратитесь к администратору');
  const page = await open();
  await askCode(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось отправить СМС');
  expect(phone()).toHaveValue('+7 (916) 123-45-67');
});

test('solves a required challenge without another click', async () => {
  server.answers['/captcha/challenge/'] = ok({ challenge: 'abc', bits: 8, expires_in: 600 });
  const sent = server.answers['/account/user/login']!;
  server.answers['/account/user/login'] = refused(403, 'captcha', 'Подтвердите');
  server.call.mockImplementation(async (_method, path) => {
    if (path !== '/captcha/') return server.answers[path]!;
    server.answers['/account/user/login'] = sent;
    return ok({});
  });
  const page = await open();
  await askCode(page);
  await page.user.type(await code(), '1234');
  await waitFor(() => expect(page.address()).toBe('/account/main/'));
});

test('reports a wrong code at its field, and clears it', async () => {
  server.answers['/account/user/verify'] = refused(
    400,
    'old_code',
    'Код неверный или срок его действия истёк. Запросите новый код',
  );
  const page = await open();
  await askCode(page);
  await page.user.type(await code(), '1234');
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/^Код неверный/));
  expect(await code()).toHaveValue('');
  expect(await code()).toHaveFocus();
  expect(page.address()).toBe('/login/');
});

test('offers another code after the wait', async () => {
  const page = await open();
  await askCode(page);
  await code();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Получить новый код через (1:00|0:59)$/);
  expect(screen.queryByRole('button', { name: 'Отправить код повторно' })).not.toBeInTheDocument();

  const later = Date.now() + 61_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
  await page.user.click(await screen.findByRole('button', { name: 'Отправить код повторно' }));
  clock.mockRestore();
  expect(server.call).toHaveBeenLastCalledWith('POST', '/account/user/refresh-code', { phone: '+79161234567' });
  expect(await screen.findByRole('timer')).toBeVisible();
});

test('returns to the code after a reload', async () => {
  const page = await open();
  await askCode(page);
  await code();
  page.unmount();
  await open();
  expect(await code()).toBeVisible();
  await act(async () => {});
  await page.user.click(screen.getByRole('button', { name: 'Указать другой номер' }));
  expect(phone()).toBeVisible();
});
