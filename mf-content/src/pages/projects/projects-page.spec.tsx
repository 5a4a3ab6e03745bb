import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { blockSamples } from '../../features/blocks/testing/block-samples.ts';
import { ProjectsPage } from './projects-page.tsx';

const seo = {
  title: '',
  description: '',
  h1: 'Проекты',
  canonical: '/projects/',
  robots: '',
  breadcrumbs: [],
  jsonld: [],
};
const data = {
  kind: 'project-list',
  items: blockSamples.projects.items,
  filters: [
    { name: 'direction', options: ['Ворота', 'Парковки'] },
    { name: 'city', options: ['Тула'] },
  ],
  from: 1,
  page: 1,
  pages: 1,
  total: 1,
};
const open = (url: string, pagedata: object = data) =>
  renderPage({ Component: ProjectsPage, path: '/projects', url, data: { seo, content: [blockSamples.cta], pagedata } });

test('projects with filters that add up, and what the editors wrote below them', async () => {
  await open(`/projects?city=${encodeURIComponent('Тула')}`);
  expect(screen.getByRole('heading', { level: 2, name: /Парковка торгового центра/ })).toBeVisible();
  const directions = within(screen.getByRole('group', { name: 'Направления' }));
  expect(directions.getByRole('link', { name: 'Парковки' })).toHaveAttribute(
    'href',
    `/projects?city=${encodeURIComponent('Тула')}&direction=${encodeURIComponent('Парковки')}`,
  );
  expect(screen.getByRole('link', { name: 'Тула' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Начать расчёт' })).toBeVisible();
});

test('nothing found: the way back to everything', async () => {
  await open('/projects?city=x', { ...data, items: [], pages: 0, total: 0 });
  expect(screen.getByRole('link', { name: 'Показать все проекты' })).toHaveAttribute('href', '/projects/');
});
