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
  ...{ view: 'list', towns: [] },
  from: 1,
  page: 1,
  pages: 1,
  total: 1,
};
const open = (url: string, pagedata: object = data) =>
  renderPage({ Component: ProjectsPage, path: '/projects', url, data: { seo, content: [blockSamples.cta], pagedata } });

test('combines filters, and shows the blocks of the editors below the list', async () => {
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

test('links an empty result to all projects', async () => {
  await open('/projects?city=x', { ...data, items: [], pages: 0, total: 0 });
  expect(screen.getByRole('link', { name: 'Показать все проекты' })).toHaveAttribute('href', '/projects/');
});

const town = (name: string, coords: [number, number] | null, count = 1) => ({ name, coords, count });
const onMap = {
  ...data,
  view: 'map',
  towns: [town('Дальний', null), town('Самара', [50.15, 53.2], 2), town('Тула', [37.62, 54.19])],
};
const city = (name: string) => `city=${encodeURIComponent(name)}`;

test('keeps the filters in the links to list and map, and the map in the links of filters', async () => {
  const asList = await open(`/projects?${city('Тула')}`);
  const views = within(screen.getByRole('group', { name: 'Как показать' }));
  expect(views.getByRole('link', { name: 'Списком' })).toHaveAttribute('aria-current', 'true');
  expect(views.getByRole('link', { name: /На.карте/ })).toHaveAttribute('href', `/projects?${city('Тула')}&view=map`);
  expect(screen.queryByRole('region', { name: 'На карте' })).toBeNull();
  asList.unmount();

  await open(`/projects?view=map&${city('Тула')}`, { ...onMap, total: 30, pages: 3 });
  await screen.findByRole('link', { name: 'Самара 2' });
  expect(screen.getByRole('link', { name: /На.карте/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Списком' })).toHaveAttribute('href', `/projects?${city('Тула')}`);
  expect(screen.getByRole('link', { name: 'Парковки' })).toHaveAttribute(
    'href',
    `/projects?${city('Тула')}&view=map&direction=${encodeURIComponent('Парковки')}`,
  );
  expect(screen.getByRole('link', { name: /^Показать ещё/ })).toHaveAttribute(
    'href',
    expect.stringContaining('view=map'),
  );
});

test('links towns to their projects, marks both together, and lists towns without coordinates', async () => {
  const { user } = await open(`/projects?view=map`, onMap);
  const map = within(screen.getByRole('region', { name: 'На карте' }));
  const samara = await map.findByRole('link', { name: 'Самара 2' });
  expect(samara).toHaveAttribute('href', `/projects?view=map&${city('Самара')}#list`);
  expect(map.getByRole('link', { name: /^Дальний, 1.проект$/ })).toBeVisible();
  await user.hover(screen.getByRole('article'));
  expect(map.getByRole('link', { name: 'Тула' })).toHaveAttribute('data-marked');
  await user.hover(samara);
  expect(map.getByRole('link', { name: 'Тула' })).not.toHaveAttribute('data-marked');
  expect(screen.getByRole('article')).not.toHaveAttribute('data-marked');
  await user.hover(map.getByRole('link', { name: 'Тула' }));
  expect(screen.getByRole('article')).toHaveAttribute('data-marked');
});

test('marks the town of the filter, and links an empty map to all projects on the map', async () => {
  const chosen = await open(`/projects?view=map&${city('Тула')}`, onMap);
  const map = within(screen.getByRole('region', { name: 'На карте' }));
  expect(await map.findByRole('link', { name: 'Тула' })).toHaveAttribute('data-marked');
  // All projects are of that town.
  expect(screen.getByRole('article')).not.toHaveAttribute('data-marked');
  chosen.unmount();
  await open('/projects?view=map&year=2001', { ...onMap, towns: [], items: [], pages: 0, total: 0 });
  expect(screen.queryByRole('region', { name: 'На карте' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Показать все проекты' })).toHaveAttribute('href', '/projects?view=map');
});
