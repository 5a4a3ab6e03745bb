import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { newsItem } from '../../features/blocks/testing/block-samples.ts';
import { PublicationsPage } from './publications-page.tsx';

const seo = {
  title: '',
  description: '',
  h1: 'Новости',
  canonical: '/news/',
  robots: 'index, follow',
  breadcrumbs: [],
  jsonld: [],
};
const news = {
  kind: 'publications',
  section: 'news',
  items: [newsItem],
  filters: [
    { name: 'tag', options: ['Выставки', 'Продукты'] },
    { name: 'year', options: ['2026', '2025'] },
  ],
  from: 2,
  page: 2,
  pages: 3,
  total: 30,
};

const open = (url: string, pagedata: object = news) =>
  renderPage({ Component: PublicationsPage, path: '/:section', url, data: { seo, content: [], pagedata } });
const link = (name: string) => screen.getByRole('link', { name });
const encoded = encodeURIComponent('Продукты');

test('has one heading, and keeps the filters in page links', async () => {
  await open(`/news?tag=${encoded}&page=2`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Новости');
  expect(link('Новый шлагбаум для парковок')).toHaveAttribute('href', '/news/novyj-shlagbaum/');
  expect(link('Следующая страница')).toHaveAttribute('href', `/news?tag=${encoded}&page=3`);
  expect(link('Страница 1')).toHaveAttribute('href', `/news?tag=${encoded}`);
});

test('keeps the other filters in a filter link, and resets the page', async () => {
  await open(`/news?tag=${encoded}&page=2`);
  expect(link('Продукты')).toHaveAttribute('aria-current', 'true');
  expect(link('2025')).toHaveAttribute('href', `/news?tag=${encoded}&year=2025`);
  expect(link('Все метки')).toHaveAttribute('href', '/news/');
});

test('shows category and reading time of a blog post', async () => {
  const post = { ...newsItem, section: 'blog', topic: 'Объекты', reading_minutes: 5 };
  await open('/blog/', {
    ...news,
    section: 'blog',
    items: [post],
    filters: [{ name: 'category', options: ['Объекты', 'Испытания'] }],
    from: 1,
    page: 1,
    pages: 1,
    total: 1,
  });
  expect(screen.getByRole('article')).toHaveTextContent(/2026.*Объекты.*5\sмин/);
  expect(within(screen.getByRole('group', { name: 'Рубрики' })).getByText('Испытания')).toHaveAttribute(
    'href',
    `/blog?category=${encodeURIComponent('Испытания')}`,
  );
  expect(screen.queryByRole('link', { name: /Показать ещё/ })).toBeNull();
});

test('extends the list by «Показать ещё», and focuses the first new card', async () => {
  const items = Array.from({ length: 24 }, (_, index) => ({
    ...newsItem,
    url: `/news/n-${index}/`,
    title: `Новость ${index}`,
  }));
  const pagedata = (url: URL) =>
    url.search
      ? { ...news, items, from: 1, page: 2, pages: 2, total: 24 }
      : { ...news, items: items.slice(0, 12), from: 1, page: 1, pages: 2, total: 24 };
  const { user, address } = await renderPage({
    Component: PublicationsPage,
    path: '/:section',
    url: '/news/',
    data: (url) => ({ seo, content: [], pagedata: pagedata(url) }),
  });
  await user.click(link('Показать ещё 12'));
  await waitFor(() => expect(link('Новость 12')).toHaveFocus());
  expect(address()).toBe('/news?page=1-2');
  expect(screen.queryByRole('link', { name: /Показать ещё/ })).toBeNull();
});

test('does not move the focus after a click that opened another tab', async () => {
  const items = Array.from({ length: 24 }, (_, index) => ({
    ...newsItem,
    url: `/news/n-${index}/`,
    title: `${index}`,
  }));
  const { user, router } = await renderPage({
    Component: PublicationsPage,
    path: '/:section',
    url: '/news/',
    data: ({ search }) => ({
      ...{ seo, content: [] },
      pagedata: { ...news, items: search ? items : items.slice(0, 12), from: 1, page: 1, pages: 2, total: 24 },
    }),
  });
  // jsdom has no tabs.
  link('Показать ещё 12').addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(link('Показать ещё 12'));
  await user.keyboard('{/Control}');
  await act(() => router.navigate('/news?page=1-2'));
  expect(link('12')).not.toHaveFocus();
});

test('links an empty result to all news', async () => {
  await open('/news?year=2025', { ...news, items: [], from: 1, page: 1, pages: 0, total: 0 });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/Ничего не.найдено/);
  expect(link('Показать все новости')).toHaveAttribute('href', '/news/');
});

test('shows a message in an empty section', async () => {
  await open('/articles/', {
    ...news,
    section: 'articles',
    items: [],
    filters: [],
    from: 1,
    page: 1,
    pages: 0,
    total: 0,
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Статей пока нет');
});
