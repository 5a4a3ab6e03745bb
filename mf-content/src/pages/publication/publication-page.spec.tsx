import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { blockSamples, newsItem } from '../../features/blocks/testing/block-samples.ts';
import { PublicationPage } from './publication-page.tsx';

const seo = {
  title: '',
  description: '',
  h1: newsItem.title,
  canonical: newsItem.url,
  robots: 'index, follow',
  jsonld: [],
  breadcrumbs: [
    { name: 'Главная', url: '/' },
    { name: 'Новости', url: '/news/' },
    { name: newsItem.title, url: newsItem.url },
  ],
};
const related = { ...newsItem, slug: 'vystavka', url: '/news/vystavka/', title: 'Выставка в Казани' };
const data = { kind: 'publication', item: newsItem, author: null, contents: [], related: [related] };

const open = (pagedata: object) =>
  renderPage({
    Component: PublicationPage,
    path: '/:section/:item',
    url: newsItem.url,
    data: { seo, content: [blockSamples.text], pagedata },
  });

test('shows date, topic, text and further reading, and shares the address of the page', async () => {
  await open(data);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(newsItem.title);
  expect(screen.getAllByText(/12.марта.2026.г\./)[0]).toHaveAttribute('datetime', '2026-03-12');
  expect(screen.getByRole('link', { name: 'Продукты' })).toHaveAttribute(
    'href',
    `/news?tag=${encodeURIComponent('Продукты')}`,
  );
  expect(screen.getByText('Приводы для ворот')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Читайте также' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выставка в Казани' })).toHaveAttribute('href', '/news/vystavka/');
  expect(
    within(screen.getByRole('navigation', { name: 'Вы здесь' })).getByRole('link', { name: 'Новости' }),
  ).toBeVisible();
  const share = screen.getByRole('link', { name: 'ВКонтакте', hidden: true }).getAttribute('href') ?? '';
  expect(new URL(share).searchParams.get('url')).toBe('https://kamerton.example/news/novyj-shlagbaum/');
  expect(screen.queryByRole('navigation', { name: 'Содержание' })).toBeNull();
});

test('shows author, reading time and chapters of an article', async () => {
  await open({
    ...data,
    item: { ...newsItem, section: 'articles', topic: 'Монтаж', reading_minutes: 7 },
    author: { name: 'Белов Андрей', position: 'Инженер', url: '/academy/trainers/belov-andrey/' },
    contents: [{ anchor: 'kabel', text: 'Кабель' }],
  });
  expect(screen.getByRole('link', { name: 'Белов Андрей' })).toHaveAttribute('href', '/academy/trainers/belov-andrey/');
  expect(screen.getByText(/^7\sмин$/)).toBeVisible();
  const marks = within(screen.getByRole('group', { name: 'Темы' })).getAllByRole('link');
  expect(marks.map((mark) => mark.getAttribute('href'))).toEqual([`/articles?topic=${encodeURIComponent('Монтаж')}`]);
  const contents = screen.getByRole('navigation', { name: 'Содержание' });
  expect(within(contents).getByRole('link', { name: 'Кабель' })).toHaveAttribute('href', '#kabel');
});

test('shows no empty section below the only item of its topic', async () => {
  await open({ ...data, related: [] });
  expect(screen.queryByText('Читайте также')).not.toBeInTheDocument();
});
