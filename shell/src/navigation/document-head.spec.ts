import { expect, test } from '@jest/globals';
import type { Seo } from '@site/contracts/seo';
import { errorResponse } from '../testing/error-response.ts';
import { seoOfState, updateHead } from './document-head.ts';

const seo: Seo = {
  title: 'Шлагбаумы',
  description: 'Автоматические шлагбаумы',
  h1: 'Шлагбаумы',
  canonical: '/catalog/barriers/',
  robots: 'index, follow',
  breadcrumbs: [],
  jsonld: [{ '@type': 'ItemList', name: '</script>' }],
};
const meta = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const match = { route: { id: 'page' } };

test('replaces title, meta elements and structured data', () => {
  document.head.innerHTML =
    '<meta name="description" content="old" data-seo><meta name="viewport" content="keep"><script type="application/ld+json" data-seo>{}</script>';
  updateHead(seo);
  expect(document.title).toBe('Шлагбаумы');
  expect(meta('description')).toBe('Автоматические шлагбаумы');
  expect(meta('viewport')).toBe('keep');
  expect(document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(
    `${location.origin}/catalog/barriers/`,
  );
  const data = document.head.querySelectorAll('script[type="application/ld+json"]');
  expect(data).toHaveLength(1);
  expect(JSON.parse(data[0]!.textContent)).toEqual(seo.jsonld[0]);
});

test('keeps the icon element, because browsers refetch a replaced icon', () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg"><link rel="canonical" href="/" data-seo>';
  const icon = document.head.querySelector('link[rel=icon]');
  const changes = new MutationObserver(() => {});
  changes.observe(document.head, { childList: true, subtree: true, attributes: true });
  updateHead(seo);
  const touched = changes
    .takeRecords()
    .flatMap(({ target, removedNodes, addedNodes }) => [
      ...(target === document.head ? [] : [target]),
      ...removedNodes,
      ...addedNodes,
    ]);
  expect(touched).not.toContain(icon);
  expect(document.head.querySelector('link[rel=icon]')).toBe(icon);
});

test('returns title and noindex for an error page', () => {
  const state = { matches: [match], loaderData: { page: { seo } }, errors: { page: errorResponse(404, {}) } };
  const found = seoOfState(state)!;
  expect(found.title).toBe('К сожалению, страница не найдена');
  expect(found.robots).toBe('noindex');
  expect(seoOfState({ ...state, errors: { page: new Error('bug') } })?.title).toBe('Что-то пошло не так');
  expect(seoOfState({ ...state, errors: null })).toBe(seo);
});
