import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogMenu } from '@site/contracts/catalog-menu';
import { eq } from 'drizzle-orm';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { publications } from '../../tables/publication-tables.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const groups = async (session: string | null = null) =>
  ((await api.get('/api/fetch/catalog-menu/', { session })).json() as CatalogMenu).groups;
const barriers = (all: CatalogMenu['groups']) => all.find(({ url }) => url === 'barriers');

test('returns the children, three best sellers and the guide of each group', async () => {
  const all = await groups();
  expect(all.length).toBeGreaterThan(10);
  for (const { url, hits } of all) expect([url, hits.length]).toEqual([url, 3]);
  const group = barriers(all);
  expect(group?.children[0]).toEqual({ url: 'barriers-4m', image: { image: expect.stringMatching(/^\/media\//) } });
  expect(group?.guide).toEqual({ title: expect.any(String), url: '/articles/kak-vybrat-shlagbaum/' });
  const page = (await api.get('/api/catalog/barriers/')).json();
  const popular: { slug: string }[] = page.pagedata.products.slice(0, 3);
  expect(group?.hits.map(({ slug }) => slug)).toEqual(popular.map(({ slug }) => slug));
});

test('ignores an article as a guide when it names few products of the group', async () => {
  const all = await groups();
  const guideOf = (slug: string) => all.find(({ url }) => url === slug)?.guide?.url;
  expect(guideOf('safety')).toBe('/articles/ustroystva-bezopasnosti-vorot/');
  expect(guideOf('control-boards')).toBeUndefined();
});

test('shows partner prices to partners only, and ignores unpublished articles', async () => {
  const session = await logIn(api, '+79000000005');
  expect(barriers(await groups(session))?.hits[0]?.price.own).toBeGreaterThan(0);
  expect(barriers(await groups())?.hits[0]?.price).not.toHaveProperty('own');

  await api.db.update(publications).set({ is_published: false }).where(eq(publications.slug, 'kak-vybrat-shlagbaum'));
  api.wait(60_000);
  expect(barriers(await groups())?.guide?.url).not.toBe('/articles/kak-vybrat-shlagbaum/');
});
