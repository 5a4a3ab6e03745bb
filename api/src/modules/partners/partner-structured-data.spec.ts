import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { partnerRows } from '../../../demo/tables.ts';
import { SeoBuilder } from '../seo/seo-builder.ts';
import { openingHours, partnerStructuredData } from './partner-structured-data.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

test.each([
  ['Пн–Пт, 9:00–18:00', ['Mo-Fr 09:00-18:00']],
  ['Пн–Пт, 9:00–18:00; Сб, 10:00–16:00', ['Mo-Fr 09:00-18:00', 'Sa 10:00-16:00']],
  ['Пн–Пт, 9:00–18:00; Сб, 9:00–13:00; обед 13:00–14:00', ['Mo-Fr 09:00-13:00', 'Mo-Fr 14:00-18:00', 'Sa 09:00-13:00']],
  ['по\u00a0договорённости', []],
  ['', []],
])('converts hours to schema.org: %s', (text, expected) => expect(openingHours(text)).toEqual(expected));

test('includes the address and hours of a partner', async () => {
  const { seo } = (await api.get('/api/partners/parking-inzhiniring/')).json();
  expect(seo.jsonld).toContainEqual(
    expect.objectContaining({
      '@type': 'LocalBusiness',
      name: 'Паркинг Инжиниринг',
      url: 'https://site.test/partners/parking-inzhiniring/',
      address: expect.objectContaining({ addressLocality: 'Москва', addressCountry: 'RU' }),
      geo: { '@type': 'GeoCoordinates', latitude: 55.71, longitude: 37.64 },
      openingHours: ['Mo-Fr 09:00-18:00'],
      telephone: '+78005550210',
    }),
  );
});

test('lists branches as departments, without missing coordinates', () => {
  const hours = { days: ['9:00–18:00', '', '', '', '', '', ''], lunch: '' };
  const branch = { name: 'Склад', city: 'Казань', address: 'ул. Пробная, д. 1', longitude: null, latitude: null };
  const flags = { email: '', is_service_center: true, is_showroom: false, manager_id: null, images: [] };
  const content = { ...branch, ...flags, phones: ['+78432000003'], hours };
  const partner = { ...partnerRows[0]!, id: 1, company_id: null, longitude: 37.64, latitude: 55.71 };
  const profile = {
    office: null,
    branches: [{ id: '3f2a9c11-0000-4000-8000-000000000001', content, pictures: [], manager: null }],
    projects: [],
    people: [],
  };
  expect(partnerStructuredData(partner, profile, new SeoBuilder('https://site.test', 'Марка'))).toMatchObject({
    department: [
      {
        '@type': 'LocalBusiness',
        name: 'Склад',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'RU',
          addressLocality: 'Казань',
          streetAddress: 'ул. Пробная, д. 1',
        },
        openingHours: ['Mo 09:00-18:00'],
        telephone: '+78432000003',
      },
    ],
  });
  expect(JSON.stringify(partnerStructuredData(partner, profile, new SeoBuilder('', '')))).not.toContain('null');
});
