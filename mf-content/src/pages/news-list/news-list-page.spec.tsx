import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { newsItem } from '../../features/blocks/testing/block-samples.ts';
import { NewsListPage } from './news-list-page.tsx';

const seo = { title: '', description: '', h1: 'Новости', canonical: '/news/', robots: 'index, follow', breadcrumbs: [], jsonld: [] };
const list = { kind: 'news-list', items: [newsItem], tags: ['Выставки', 'Продукты'], years: [2026, 2025], page: 2, pages: 3, total: 30 };

const open = (url: string, pagedata: object = list) =>
  renderPage({ Component: NewsListPage, path: '/news', url, data: { seo, content: [], pagedata } });
const link = (name: string) => screen.getByRole('link', { name });
const encoded = encodeURIComponent('Продукты');

test('one heading, cards, and pages that keep the filters', async () => {
  await open(`/news?tag=${encoded}&page=2`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Новости');
  expect(link('Новый шлагбаум для парковок')).toHaveAttribute('href', '/news/novyj-shlagbaum/');
  expect(link('Следующая страница')).toHaveAttribute('href', `/news?tag=${encoded}&page=3`);
  expect(link('Страница 1')).toHaveAttribute('href', `/news?tag=${encoded}`);
});

test('a filter keeps the other one and starts at the first page', async () => {
  await open(`/news?tag=${encoded}&page=2`);
  expect(link('Продукты')).toHaveAttribute('aria-current', 'true');
  expect(link('2025')).toHaveAttribute('href', `/news?tag=${encoded}&year=2025`);
  expect(link('Все темы')).toHaveAttribute('href', '/news/');
});

test('nothing found: the way back to everything', async () => {
  await open('/news?year=2025', { ...list, items: [], page: 1, pages: 0, total: 0 });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/Новостей не.найдено/);
  expect(link('Показать все новости')).toHaveAttribute('href', '/news/');
});
