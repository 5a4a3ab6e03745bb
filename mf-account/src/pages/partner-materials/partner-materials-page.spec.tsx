import { expect, test } from '@jest/globals';
import type { MaterialsPageData } from '@site/contracts/partner-materials';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { PartnerMaterialsPage } from './partner-materials-page.tsx';

const materials: MaterialsPageData = {
  kind: 'partner-materials',
  open: true,
  query: {},
  kinds: ['logo', 'catalog'],
  directions: ['Ворота'],
  items: [
    { id: 1, kind: 'logo', direction: null, title: 'Знак', facts: 'SVG', preview: null },
    { id: 2, kind: 'catalog', direction: 'Ворота', title: 'Каталог', facts: 'PDF, 1 МБ', preview: null },
  ],
};
const open = (change: Partial<MaterialsPageData>) =>
  renderPage({
    Component: PartnerMaterialsPage,
    path: '/account/media',
    url: '/account/media/',
    data: { seo: pageSeo('Материалы для партнёров'), pagedata: { ...materials, ...change } },
  });

test('groups files by kind, each with its facts and its link', async () => {
  await open({});
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Логотипы',
    'Каталоги',
  ]);
  expect(screen.getByText('Ворота · PDF, 1 МБ')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Скачать\s+Каталог$/ })).toHaveAttribute(
    'href',
    '/api/account/media/2/file',
  );
});

test('shows that a choice has no files, keeps it and links to all', async () => {
  await open({ query: { kind: 'logo', direction: 'Ворота' }, items: [] });
  expect(screen.getByLabelText('Вид')).toHaveValue('logo');
  expect(screen.getByRole('heading', { name: 'Таких материалов нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать все' })).toHaveAttribute('href', '/account/media/');
});

test('explains to other companies how to become a partner', async () => {
  await open({ open: false, items: [], kinds: [], directions: [] });
  expect(screen.getByRole('heading', { name: /Материалы откроются после подключения/ })).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});
