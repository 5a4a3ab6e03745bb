import { expect, test } from 'vitest';
import { clip, createSeoBuilder } from './seo-builder.ts';

const seo = createSeoBuilder('https://site.test', 'Камертон');
const input = {
  title: 'Шлагбаумы',
  description: 'Описание',
  h1: 'Шлагбаумы',
  path: '/catalog/barriers/',
  crumbs: [{ name: 'Шлагбаумы', url: '/catalog/barriers/' }],
};

test('a long text is cut between words', () => {
  expect(clip('Привод для откатных ворот', 18)).toBe('Привод для…');
  expect(clip('Привод', 18)).toBe('Привод');
});

test('page two has its own address and title', () => {
  const second = seo.build({ ...input, page: 2 });
  expect(second.canonical).toBe('/catalog/barriers?page=2');
  expect(second.title).toBe('Шлагбаумы — Камертон — страница\u00a02');
});

test('the title keeps its limit, and the page number with it', () => {
  const { title } = seo.build({ ...input, title: 'Очень длинное название '.repeat(6), page: 12 });
  expect(title.length).toBeLessThanOrEqual(70);
  expect(title).toMatch(/ — страница\u00a012$/);
});

test('breadcrumbs go to search engines with absolute addresses', () => {
  const [crumbs] = seo.build(input).jsonld;
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: 'https://site.test/' }, { item: 'https://site.test/catalog/barriers/' }],
  });
});

test('a page has its own preview, or else its section’s, or else the site’s', () => {
  const imageOf = (path: string, image?: string) => seo.build({ ...input, path, ...(image && { image }) }).og?.image;
  expect(imageOf('/product/x/', '/media/product/x.share.png')).toBe('/media/product/x.share.png');
  expect(imageOf('/projects/')).toMatch(/^\/media\/scene\/business-barrier-wide\.share\.png\?v=/);
  expect(imageOf('/academy/calendar/')).toContain('/academy-wide.share.png');
  expect(imageOf('/')).toContain('/home-gate-wide.share.png');
});
