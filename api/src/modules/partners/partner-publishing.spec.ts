import type { OfficeContent } from '@site/contracts/company-profile';
import { WhereToBuyPageData } from '@site/contracts/where-to-buy';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';
import { publishPartner } from './partner-publishing.ts';

let api: TestApp;
let dealer: { id: number; level: 'silver' };
beforeAll(async () => {
  api = await startTestApp();
  const [row] = await rowsOf<{ id: number }>(
    api.db.execute(
      sql`select id from companies where id not in (select company_id from partners where company_id is not null) limit 1`,
    ),
  );
  dealer = { id: row!.id, level: 'silver' };
});
afterAll(() => api.close());

async function publish(city: string, place: Partial<OfficeContent> = {}) {
  await publishPartner(api.db, dealer, {
    ...{ city, brand_name: 'Новый дилер', actual_address: 'ул. Пробная, 1', description: '' },
    ...{ types: [], directions: ['Ворота'], phones: ['+74950000001'], hours: 'пн–пт 9:00–18:00' },
    ...{ longitude: null, latitude: null },
    ...place,
  } as never);
  // Reads of the directory are cached for a few seconds.
  api.wait(10_000);
}
const open = async (path: string) =>
  WhereToBuyPageData.parse((await api.get(`/api/kupit_came/${path}`)).json().pagedata);

test('places an office without coordinates in its town', async () => {
  await publish('Омск');
  const { found, city, items, points } = await open('omsk/');
  expect([found, city?.prepositional]).toEqual(['here', 'в\u00a0Омске']);
  expect(items).toMatchObject([{ name: 'Новый дилер', coords: [73.37, 54.99] }]);
  expect(points).toMatchObject([{ coords: [73.37, 54.99] }]);
});

test('keeps an office in an unknown town off the map', async () => {
  await publish('Дальнее');
  const { items, points } = await open('dalnee/');
  expect(items).toMatchObject([{ name: 'Новый дилер', coords: null, opening: null, distance_km: null }]);
  expect(points).toEqual([]);
  expect(await open('dalnee/?direction=Парковки')).toMatchObject({ found: 'nearest', items: [] });
  const near = await open('?near=55.75,37.62&page=2');
  expect(near.items.at(-1)).toMatchObject({ name: 'Новый дилер', distance_km: null });
  const { content } = (await api.get('/api/partners/?search=Новый')).json();
  expect(content.map(({ type }: { type: string }) => type)).not.toContain('map');
});

test('uses the coordinates of the office', async () => {
  await publish('Дальнее', { longitude: 40, latitude: 50 });
  expect((await open('dalnee/')).items).toMatchObject([{ coords: [40, 50] }]);
});
