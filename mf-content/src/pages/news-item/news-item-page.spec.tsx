import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { blockSamples, newsItem } from '../../features/blocks/testing/block-samples.ts';
import { NewsItemPage } from './news-item-page.tsx';

const seo = {
  title: '', description: '', h1: newsItem.title, canonical: newsItem.url, robots: 'index, follow', jsonld: [],
  breadcrumbs: [{ name: 'Главная', url: '/' }, { name: 'Новости', url: '/news/' }, { name: newsItem.title, url: newsItem.url }],
};
const related = { ...newsItem, slug: 'vystavka', url: '/news/vystavka/', title: 'Выставка в Казани' };

const open = (pagedata: object) =>
  renderPage({ Component: NewsItemPage, path: '/news/:item', url: newsItem.url, data: { seo, content: [blockSamples.text], pagedata } });

test('date, topic, text and what to read next', async () => {
  await open({ kind: 'news-item', item: newsItem, related: [related] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(newsItem.title);
  expect(screen.getAllByText(/12.марта.2026.г\./)[0]).toHaveAttribute('datetime', '2026-03-12');
  expect(screen.getByRole('link', { name: 'Продукты' })).toHaveAttribute('href', `/news?tag=${encodeURIComponent('Продукты')}`);
  expect(screen.getByText('Приводы для ворот')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Читайте также' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выставка в Казани' })).toHaveAttribute('href', '/news/vystavka/');
  expect(within(screen.getByRole('navigation', { name: 'Вы здесь' })).getByRole('link', { name: 'Новости' })).toBeVisible();
});

test('the only item of its topic ends without an empty section', async () => {
  await open({ kind: 'news-item', item: newsItem, related: [] });
  expect(screen.queryByText('Читайте также')).not.toBeInTheDocument();
});
