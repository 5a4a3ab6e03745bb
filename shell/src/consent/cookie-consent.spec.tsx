import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hit } from '@site/runtime/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DefaultLayout } from '../layouts/default/default-layout.tsx';
import { renderSite } from '../testing/render-site.tsx';
import { testSite } from '../testing/site.ts';
import { consentState } from './consent-state.ts';
import { CookieConsent } from './cookie-consent.tsx';
import { CONSENT_KEY, storeConsent } from './stored-consent.ts';

const VERSION = '2026-03-01';
const COUNTER = 7;
const site = {
  texts: { cookie_banner: 'Мы используем файлы cookie.', cookies_version: VERSION },
  urls: { cookies: '/cookies/' },
  settings: { ...testSite.settings, analytics_counter: COUNTER },
};

const visit = (change: Partial<typeof site> = {}) =>
  renderSite({
    Layout: DefaultLayout,
    site: { ...site, ...change },
    page: (
      <>
        <h1>Страница</h1>
        <CookieConsent />
      </>
    ),
  });
const banner = () => screen.queryByRole('region', { name: 'Файлы cookie' });
const press = async (name: string, inside = screen.getByRole('region', { name: 'Файлы cookie' })) =>
  userEvent.click(within(inside).getByRole('button', { name }));
const settings = () => screen.findByRole('dialog', { name: 'Настройки cookie' });
const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '{}') as Record<string, unknown>;
const script = () => document.head.querySelector('script[src="https://mc.yandex.ru/metrika/tag.js"]');
const queuedCalls = () =>
  (window.ym as unknown as { a: unknown[][] }).a.map(([counter, action, what]) => [counter, action, what]);
const isOptedOut = () => (window as unknown as Record<string, boolean>)[`disableYaCounter${COUNTER}`];

beforeEach(() => {
  localStorage.clear();
  hit('https://site.test/', 'Главная', '');
});
afterEach(() => {
  act(() => consentState.setState({ consent: undefined, settingsOpen: false }));
  script()?.remove();
  delete window.ym;
});

test('shows the banner without taking the focus or loading the counter', async () => {
  await visit();
  const shown = await screen.findByRole('region', { name: 'Файлы cookie' });
  expect(document.body).toHaveFocus();
  expect(within(shown).getByRole('link', { name: 'политике использования файлов cookie' })).toHaveAttribute(
    'href',
    '/cookies/',
  );
  expect(
    within(shown)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Принять все', 'Только необходимые', 'Настроить']);
  expect(script()).toBeNull();
});

test('stores a consent with version and date, and counts the open page', async () => {
  await visit();
  await screen.findByRole('region', { name: 'Файлы cookie' });
  await press('Принять все');
  expect(banner()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(stored()).toMatchObject({ version: VERSION, analytics: true, marketing: true });
  expect(Date.now() - Date.parse(stored().at as string)).toBeLessThan(10_000);
  expect(script()).not.toBeNull();
  expect(queuedCalls()).toEqual([
    [COUNTER, 'init', expect.objectContaining({ defer: true })],
    [COUNTER, 'hit', 'https://site.test/'],
  ]);
});

test('loads no counter for necessary cookies only', async () => {
  await visit();
  await screen.findByRole('region', { name: 'Файлы cookie' });
  await press('Только необходимые');
  expect(stored()).toMatchObject({ analytics: false, marketing: false });
  expect(banner()).toBeNull();
  expect(script()).toBeNull();
});

test('offers settings with necessary cookies fixed and the others off by default', async () => {
  await visit();
  await screen.findByRole('region', { name: 'Файлы cookie' });
  await press('Настроить');
  const dialog = await settings();
  const kind = (name: string) => within(dialog).getByRole('switch', { name });
  expect(kind('Необходимые')).toBeChecked();
  expect(kind('Необходимые')).toBeDisabled();
  expect(kind('Маркетинговые')).not.toBeChecked();
  await userEvent.click(kind('Аналитические'));
  await press('Сохранить', dialog);
  expect(stored()).toMatchObject({ analytics: true, marketing: false });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(banner()).toBeNull();
  expect(script()).not.toBeNull();
});

test('stops counting when the consent is withdrawn from the footer', async () => {
  storeConsent({ analytics: true, marketing: false }, VERSION);
  await visit();
  const again = screen.getByRole('button', { name: 'Настройки cookie' });
  await userEvent.click(again);
  const dialog = await settings();
  expect(within(dialog).getByRole('switch', { name: 'Аналитические' })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Аналитические' }));
  await press('Сохранить', dialog);
  expect(again).toHaveFocus();
  expect(isOptedOut()).toBe(true);
  const before = queuedCalls().length;
  hit('https://site.test/cart/', 'Корзина', '');
  expect(queuedCalls()).toHaveLength(before);
});

test('loads no counter unless one is configured', async () => {
  storeConsent({ analytics: true, marketing: true }, VERSION);
  await visit({ settings: testSite.settings as typeof site.settings });
  expect(banner()).toBeNull();
  expect(script()).toBeNull();
});

const monthsAgo = (months: number) => new Date(new Date().setMonth(new Date().getMonth() - months));
test.each([
  ['for another version of the policy', '2025-01-01', new Date()],
  ['for a choice more than a year old', VERSION, monthsAgo(13)],
])('shows the banner again %s', async (_, version, at) => {
  storeConsent({ analytics: true, marketing: true }, version, at);
  await visit();
  expect(await screen.findByRole('region', { name: 'Файлы cookie' })).toBeVisible();
  expect(script()).toBeNull();
});

test('accepts a choice of eleven months ago, and ignores a damaged one', async () => {
  storeConsent({ analytics: true, marketing: true }, VERSION, monthsAgo(11));
  const { unmount } = await visit();
  expect(script()).not.toBeNull();
  unmount();
  localStorage.setItem(CONSENT_KEY, '{"version":');
  await visit();
  expect(await screen.findByRole('region', { name: 'Файлы cookie' })).toBeVisible();
});

test('follows a choice in another tab', async () => {
  await visit();
  await screen.findByRole('region', { name: 'Файлы cookie' });
  storeConsent({ analytics: true, marketing: true }, VERSION);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })));
  expect(banner()).toBeNull();
  expect(script()).not.toBeNull();
});
