import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

test.each([
  ['/catalog/parking-systems/pay-back/', 'tickets', 'касса'],
  ['/catalog/parking-systems/cv-pay-back/', 'plates', 'Камера'],
])('serves %s below the parking systems, with the products of the system', async (path, variant, device) => {
  const { seo, pagedata } = (await api.get(`/api${path}`)).json();
  expect(seo).toMatchObject({ canonical: path, robots: 'index, follow' });
  expect(seo.breadcrumbs).toEqual([
    { name: 'Главная', url: '/' },
    { name: 'Каталог', url: '/catalog/' },
    { name: 'Парковочные системы', url: '/catalog/parking-systems/' },
    { name: seo.h1, url: path },
  ]);
  expect(seo.jsonld[0].itemListElement).toHaveLength(4);
  expect(pagedata).toMatchObject({ kind: 'pay-back', variant });
  expect(pagedata.products.length).toBeGreaterThanOrEqual(4);
  expect(pagedata.products.map(({ name }: { name: string }) => name).join()).toContain(device);
});
