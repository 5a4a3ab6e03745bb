import { afterAll, beforeAll, expect, test } from 'vitest';
import { PartnersPageData } from '@site/contracts/partner-directory';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => void (api = await startTestApp()));
afterAll(() => api.close());

const open = async (query = '') => {
  const { content, pagedata, seo } = (await api.get(`/api/partners/${query}`)).json();
  const map = (content as { type: string; zoom: number; points: { title: string }[] }[]).filter(
    ({ type }) => type === 'map',
  );
  return { ...PartnersPageData.parse(pagedata), map, seo };
};
const names = ({ items }: PartnersPageData) => items.map(({ name }) => name);

test('shows exactly the listed partners on the map', async () => {
  const all = await open();
  expect(all.items).toHaveLength(10);
  const designers = await open('?service=design');
  expect(names(designers).length).toBeLessThan(10);
  for (const page of [all, designers])
    expect([page.map].flat().map(({ points }) => points.map(({ title }) => title))).toEqual([names(page)]);
  expect([all.map[0]!.zoom, (await open('?city=moskva')).map[0]!.zoom]).toEqual([4, 10]);
});

test('shows no map when nothing is found', async () => {
  const empty = await open('?search=нет такого');
  expect([empty.items, empty.map]).toEqual([[], []]);
  expect(empty.seo.robots).toContain('noindex');
});

test('shows on a partner’s page its own places, and no other seller of the town', async () => {
  const { content } = (await api.get('/api/partners/parking-inzhiniring/')).json();
  const [map] = (content as { type: string; points: { title: string }[] }[]).filter(({ type }) => type === 'map');
  expect(map?.points.map(({ title }) => title)).toEqual([
    'Паркинг Инжиниринг',
    'Паркинг Инжиниринг, Ярославль',
    'Паркинг Инжиниринг, Тула',
  ]);
});
