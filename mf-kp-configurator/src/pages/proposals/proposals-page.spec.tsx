import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { ProposalsPage } from './proposals-page.tsx';

const seo = {
  title: 'Коммерческие предложения', description: '', h1: 'Коммерческие предложения', canonical: '/account/kp/',
  robots: 'noindex', breadcrumbs: [], jsonld: [],
};
const open = (url: string) =>
  renderPage({ Component: ProposalsPage, path: '/account/kp', url, data: { seo, content: [], pagedata: { kind: 'proposals' } } });

const types = () => within(screen.getByRole('navigation', { name: 'Статус предложений' })).getAllByRole('link');
const current = () => types().filter((link) => link.getAttribute('aria-current') === 'true').map((link) => link.textContent);

test('without a filter all proposals are shown; every status has its address', async () => {
  const { user, address } = await open('/account/kp/');
  expect(current()).toEqual(['Все']);
  expect(types().map((link) => link.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Все', 'Черновики', 'На согласовании', 'Согласованы', 'Отправлены клиенту', 'Просмотрены', 'Приняты', 'Отклонены',
    'Просрочены', 'В заказе', 'Архив',
  ]);
  await user.click(screen.getByRole('link', { name: 'Черновики' }));
  expect(address()).toBe('/account/kp?type=draft');
  expect(current()).toEqual(['Черновики']);
});

test('an unknown filter is the same as none', async () => {
  await open('/account/kp?type=nonsense');
  expect(current()).toEqual(['Все']);
});

test('an empty list says what it is for and where to go', async () => {
  await open('/account/kp/');
  expect(screen.getByRole('heading', { name: 'Пока нет коммерческих предложений' })).toBeVisible();
  expect(screen.getByRole('link', { name: /парковочные системы/ })).toHaveAttribute('href', '/catalog/parking-systems/');
});
