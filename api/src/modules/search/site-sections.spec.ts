import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '@site/contracts/paths';
import { PageResponse } from '@site/contracts/page';
import { type SearchPageData, SuggestResponse } from '@site/contracts/search';
import type { MenuItem } from '@site/contracts/site-data';
import { pageAddresses } from '@site/testing/site-routes';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { pages } from '../../tables/page-tables.ts';
import { siteSections } from './site-sections.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const search = async (query: string) =>
  PageResponse.parse((await api.get(`/api/search/?query=${encodeURIComponent(query)}`)).json())
    .pagedata as SearchPageData;
const pagesFor = async (query: string) => (await search(query)).sections.map(({ url }) => url);

const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);

test('lists each section once, with a working URL', async () => {
  const hasPage = await pageAddresses();
  for (const { url } of siteSections)
    expect([url, hasPage(url), (await api.get(`/api${url}`)).statusCode]).toEqual([url, true, 200]);
  expect(new Set(siteSections.map(({ url }) => url)).size).toBe(siteSections.length);
});

test('gives a title and text only to sections without a stored page', async () => {
  const stored = new Set((await api.db.select({ path: pages.path }).from(pages)).map(({ path }) => path));
  for (const section of siteSections)
    expect([section.url, 'title' in section]).toEqual([section.url, !stored.has(section.url)]);
});

test('finds every item of the header menu first by its title', async () => {
  const menu = flat((await api.get('/api/fetch/sitedata/')).json().header_menu);
  expect(menu.length).toBeGreaterThan(20);
  const first = await Promise.all(menu.map(async ({ title }) => [title, (await pagesFor(title))[0]]));
  expect(first).toEqual(menu.map(({ title, url }) => [title, url]));
});

test.each([
  ['календарь', paths.academyCalendar()],
  ['события', paths.academyCalendar()],
  ['мероприятия', paths.academyCalendar()],
  ['семинар', paths.academyCalendar()],
  ['семинары', paths.academyCalendar()],
  ['обучение', paths.academyTrainings()],
  ['онлайн-курсы', paths.academyTrainings()],
  ['тренеры', paths.academyTrainers()],
  ['документы', paths.support()],
  ['прайс', paths.priceList()],
  ['faq', paths.faq()],
  ['дилеры', paths.whereToBuy()],
  ['адрес', paths.contacts()],
  ['каталог', paths.catalog()],
])('«%s» finds %s first among pages', async (query, url) => {
  expect((await pagesFor(query))[0]).toBe(url);
});

test('ranks the home page last', async () => {
  for (const query of ['обучение', 'документы', 'партнёры', 'проекты']) {
    const found = await pagesFor(query);
    expect([query, found.length > 1, found[0] === paths.home()]).toEqual([query, true, false]);
    expect([-1, found.length - 1]).toContain(found.indexOf(paths.home()));
  }
});

test('finds the content of a section by its name', async () => {
  const news = await search('новости');
  expect(news.order[0]).toBe('sections');
  expect(news.news.map(({ section }) => section)).toContain('news');
  expect((await search('блог')).news.every(({ section }) => section === 'blog')).toBe(true);
  expect((await search('блог')).counts.news).toBeGreaterThan(0);
});

test('suggests each URL once, and sections before products', async () => {
  const suggest = async (query: string) =>
    SuggestResponse.parse((await api.get(`/api/search/suggest/?query=${encodeURIComponent(query)}`)).json()).items;
  expect((await suggest('расписание'))[0]).toMatchObject({ group: 'sections', title: 'Расписание' });
  for (const query of ['парковка', 'парковочные системы', 'решения']) {
    const urls = (await suggest(query)).map(({ url }) => url);
    expect([query, urls.length]).toEqual([query, new Set(urls).size]);
  }
});
