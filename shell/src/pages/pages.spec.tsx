import { afterEach, expect, jest, test } from '@jest/globals';
import type { UserData } from '@site/contracts/user-data';
import { fakeApi } from '@site/testing/fake-api';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '@site/runtime/shell';
import { renderSite } from '../testing/render-site.tsx';
import { testSite } from '../testing/site.ts';
import { IconsPage } from './icons/icons-page.tsx';
import { loader } from './technical/technical-route.ts';
import { TechnicalPage } from './technical/technical-page.tsx';
import { watchMaintenance } from './technical/watch-maintenance.ts';

test('responds with 503 and Retry-After at /technical', () => {
  const response = loader();
  expect(response.init?.status).toBe(503);
  expect(new Headers(response.init?.headers).get('retry-after')).toBe('600');
  expect(response.data.seo.robots).toContain('noindex');
});

test('shows the maintenance notice and the phone at /technical', async () => {
  const { unmount } = await renderSite({
    page: <TechnicalPage />,
    api: { ...fakeApi(), siteData: async () => testSite },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'На сайте ведутся технические работы. Мы скоро вернёмся',
  );
  expect(screen.getAllByRole('link', { name: /555-01-20/ })[0]).toHaveAttribute('href', 'tel:+78005550120');
  expect(screen.queryByRole('link', { name: 'Управление' })).toBeNull();
  unmount();
  const personal = { name: 'Анна', staff: true } as UserData['personal'];
  const { unmount: leave } = await renderSite({ page: <TechnicalPage />, user: { authed: true, personal } });
  expect(screen.getByRole('link', { name: 'Управление' })).toHaveAttribute('href', '/account/staff/');
  leave();
});

test('shows all icons at /_icons, filters them and copies a name', async () => {
  await renderSite({ page: <IconsPage /> });
  expect(screen.getAllByRole('button').length).toBeGreaterThan(50);
  const visitor = userEvent.setup();
  await visitor.type(screen.getByRole('searchbox'), 'cart');
  await visitor.click(screen.getByRole('button', { name: 'Скопировать «cart»' }));
  expect(await navigator.clipboard.readText()).toBe('cart');
  expect(toastQueue.getState().toasts[0]?.text).toBe('Скопировано: cart');
  toastQueue.setState({ toasts: [] });
});

afterEach(() => {
  jest.useRealTimers();
});

test('leaves the maintenance page when the site is back', async () => {
  jest.useFakeTimers();
  const onEnd = jest.fn();
  const closed = { ...testSite, settings: { ...testSite.settings, maintenance: true } };
  const siteData = jest.fn(async () => closed);
  const stop = watchMaintenance({ api: { siteData }, onEnd });
  await jest.advanceTimersByTimeAsync(30_000);
  siteData.mockRejectedValueOnce(new Error('still down'));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(onEnd).not.toHaveBeenCalled();
  siteData.mockResolvedValue(testSite);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  stop();
});
