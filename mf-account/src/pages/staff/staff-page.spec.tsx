import { beforeEach, expect, jest, test } from '@jest/globals';
import type { SiteData } from '@site/contracts/site-data';
import type { StaffPageData } from '@site/contracts/staff-page';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { sampleSite } from '@site/testing/sample-site';
import { cleanup, screen, within } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { StaffPage } from './staff-page.tsx';

const call = jest.fn<WireCall>();
const load = jest.fn<() => StaffPageData>();
beforeEach(() => {
  call.mockReset();
  load.mockReset();
});

const data = (change: Partial<StaffPageData> = {}): StaffPageData => ({
  kind: 'staff',
  access: 'open',
  roles: ['administrator'],
  queue: [],
  ...change,
});

const open = (pagedata: StaffPageData, site: Partial<SiteData> = {}) => {
  load.mockReturnValueOnce(pagedata).mockReturnValue(data());
  return renderPage({
    Component: StaffPage,
    path: '/account/staff',
    url: '/account/staff/',
    data: () => ({ seo: pageSeo('Управление'), pagedata: load() }),
    api: fakeApi(call),
    site,
  });
};
const isOpen = () => screen.findByText(/Решений никто не.ждёт/);

test('lists what waits, with the age of the oldest and the page or the command that decides', async () => {
  await open(
    data({
      queue: [
        { noun: 'applications', count: 3, oldest_minutes: 60 * 24 * 5 },
        { noun: 'product-questions', count: 1, oldest_minutes: 60 * 3 },
        { noun: 'jobs', count: 2, oldest_minutes: 10 },
      ],
    }),
  );
  const rows = within(screen.getByRole('region', { name: 'Ждёт решения' })).getAllByRole('listitem');
  const [applications, questions, jobs] = rows.map((row) => row.textContent);
  expect(applications).toMatch(/Заявки компаний и.сотрудников.*Дольше всех ждёт: 5.дней.*3$/);
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/account/staff/applications/');
  expect(questions).toMatch(/Вопросы о.товарах.*Ждёт: 3.часа1$/);
  expect(jobs).toMatch(/Дольше всех ждёт: меньше часа.*manage -- jobs/);
  expect(screen.getByRole('link', { name: /Сотрудники и.ключи/ })).toHaveAttribute('href', '/account/staff/people/');
});

test('warns that the site is closed to visitors, with a link to open it', async () => {
  await open(data());
  expect(screen.queryByText(/технические работы/)).toBeNull();
  cleanup();
  await open(data(), { settings: { ...sampleSite.settings, maintenance: true } });
  expect(screen.getByText(/ведутся технические работы/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Закончить работы' })).toHaveAttribute(
    'href',
    '/account/staff/settings/site/',
  );
});

test('shows an empty queue, and offers the people to administrators only', async () => {
  await open(data({ roles: ['academy'] }));
  expect(screen.queryByRole('link', { name: /Заявки/ })).toBeNull();
  expect(await isOpen()).toBeVisible();
  expect(screen.queryByRole('link', { name: /Сотрудники/ })).toBeNull();
});

test('enrols: shows the secret, confirms with a code, and shows the recovery codes once', async () => {
  const { user } = await open(data({ access: 'none' }));
  const enrolment = { uri: 'otpauth://totp/x?secret=ABCDEFGH', secret: 'ABCDEFGH', qr_svg: '<svg/>' };
  call.mockResolvedValueOnce(refusal(503, 'unavailable', 'Попробуйте позже'));
  load.mockReturnValueOnce(data({ access: 'none' }));
  await user.click(screen.getByRole('button', { name: 'Подключить' }));
  call.mockResolvedValueOnce(responseTo('POST /manage/second-factor/', enrolment));
  load.mockReturnValueOnce(data({ access: 'none' }));
  await user.click(screen.getByRole('button', { name: 'Подключить' }));
  expect(await screen.findByRole('img', { name: /QR-код/ })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  expect(screen.getByRole('link', { name: /Открыть в.приложении/ })).toHaveAttribute('href', enrolment.uri);

  const wrong = 'Код неверный или уже использован';
  call.mockResolvedValueOnce(refusal(400, 'second_factor_code', wrong, { fields: { code: wrong } }));
  const field = screen.getByRole('textbox', { name: /Код из.приложения/ });
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(field, '123456');
  expect(await screen.findByText(wrong)).toBeVisible();
  const recovery_codes = ['ABCD-EFGH-2345-MNOP', 'QRST-UVWX-2345-ABCD'];
  call.mockResolvedValueOnce(responseTo('POST /manage/second-factor/confirm/', { recovery_codes }));
  await user.clear(field);
  await user.type(field, '654321');
  const list = within(await screen.findByRole('list', { name: 'Резервные коды' }));
  expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual(recovery_codes);
  await user.click(screen.getByRole('button', { name: /Скопировать/ }));
  expect(await navigator.clipboard.readText()).toBe(recovery_codes.join('\n'));
  await user.click(screen.getByRole('button', { name: /Коды сохранены/ }));
  expect(await isOpen()).toBeVisible();
  expect(call.mock.calls.map(([, path]) => path)).toEqual([
    ...['/manage/second-factor/', '/manage/second-factor/'],
    ...['/manage/second-factor/confirm/', '/manage/second-factor/confirm/'],
  ]);
});

test('opens the session with a code, or with a recovery code', async () => {
  const { user, unmount } = await open(data({ access: 'set' }));
  call.mockResolvedValueOnce(refusal(429, 'too_many', 'Слишком много попыток. Повторите через 10 минут'));
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText('Введите код подтверждения')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: /Код из.приложения/ }), '123456');
  expect(await screen.findByText(/Слишком много попыток/)).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /manage/second-factor/check/', { status: 'ok', recovery_codes: 10 }));
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await isOpen()).toBeVisible();
  unmount();

  const again = await open(data({ access: 'set' }));
  await again.user.click(screen.getByRole('button', { name: 'Ввести резервный код' }));
  await again.user.type(screen.getByRole('textbox', { name: /Резервный код/ }), 'abcd-efgh-2345-mnop');
  call.mockResolvedValueOnce(responseTo('POST /manage/second-factor/check/', { status: 'ok', recovery_codes: 9 }));
  await again.user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await isOpen()).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/second-factor/check/', { code: 'abcd-efgh-2345-mnop' });
});

test('names the setting that a server without a key for second factors needs', async () => {
  await open(data({ access: 'off' }));
  expect(screen.getByText('SECOND_FACTOR_KEY')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
