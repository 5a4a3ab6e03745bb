import { expect, test } from '@jest/globals';
import type { PartnersPageData } from '@site/contracts/partner-directory';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { PartnersPage } from './partners-page.tsx';

const partner = {
  ...{ url: '/partners/severnyy-vezd/', name: 'Северный въезд', level_label: 'Золотой партнёр' },
  ...{ cities: ['Санкт-Петербург'], directions: ['Ворота'], phone: '+7 (800) 555-02-12' },
};
const data: PartnersPageData = {
  kind: 'partners',
  query: { service: 'mounting', search: '', sort: 'level' },
  items: [partner],
  services: ['sale', 'mounting'],
  cities: [{ value: 'sankt-peterburg', label: 'Санкт-Петербург' }],
  directions: ['Ворота'],
  levels: [{ value: 'gold', label: 'Золотой партнёр' }],
};
const open = (change: Partial<PartnersPageData> = {}) =>
  renderPage({
    Component: PartnersPage,
    path: '/partners',
    url: '/partners/',
    data: {
      seo: { title: '', description: '', h1: 'Партнёры', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] },
      content: [],
      pagedata: { ...data, ...change },
    },
  });

test('selects the service of the address in a plain form, and links to all partners when none is found', async () => {
  const { unmount } = await open();
  const form = screen.getByRole('search', { name: 'Поиск партнёров' });
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/partners/']);
  expect(screen.getByRole('combobox', { name: 'Услуга' })).toHaveDisplayValue('Монтаж');
  expect(screen.getByRole('link', { name: 'Северный въезд' })).toHaveAttribute('href', '/partners/severnyy-vezd/');
  expect(screen.getByText(/Найден 1.партнёр/)).toBeVisible();
  unmount();
  await open({ items: [] });
  expect(screen.getByRole('link', { name: 'Показать всех партнёров' })).toHaveAttribute('href', '/partners/');
});
