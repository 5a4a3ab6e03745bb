import { expect, test } from 'vitest';
import { clip, SeoBuilder } from './seo-builder.ts';

const seo = new SeoBuilder('https://site.test', 'Камертон');
const input = {
  title: 'Шлагбаумы',
  description: 'Описание',
  h1: 'Шлагбаумы',
  path: '/catalog/barriers/',
  crumbs: [{ name: 'Шлагбаумы', url: '/catalog/barriers/' }],
};

test('cuts a long text between words', () => {
  expect(clip('Привод для откатных ворот', 18)).toBe('Привод для…');
  expect(clip('Привод', 18)).toBe('Привод');
});

test('gives page two its own URL and title', () => {
  const second = seo.build({ ...input, page: 2 });
  expect(second.canonical).toBe('/catalog/barriers?page=2');
  expect(second.title).toBe('Шлагбаумы — Камертон — страница\u00a02');
});

test('keeps the page number within the length limit of the title', () => {
  const { title } = seo.build({ ...input, title: 'Очень длинное название '.repeat(6), page: 12 });
  expect(title.length).toBeLessThanOrEqual(70);
  expect(title).toMatch(/ — страница\u00a012$/);
});

test('has absolute URLs in the structured breadcrumbs', () => {
  const [crumbs] = seo.build(input).jsonld;
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: 'https://site.test/' }, { item: 'https://site.test/catalog/barriers/' }],
  });
});

test('uses the share image of the page, its section or the site', () => {
  const imageOf = (path: string, image?: string) => seo.build({ ...input, path, ...(image && { image }) }).og?.image;
  expect(imageOf('/product/x/', '/media/product/x.share.png')).toBe('/media/product/x.share.png');
  expect(imageOf('/projects/')).toMatch(/^\/media\/scene\/business-barrier-wide\.share\.png\?v=/);
  expect(imageOf('/academy/calendar/')).toContain('/academy-wide.share.png');
  expect(imageOf('/')).toContain('/home-gate-wide.share.png');
});
