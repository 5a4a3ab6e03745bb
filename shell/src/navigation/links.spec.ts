import { beforeEach, expect, test } from '@jest/globals';
import { formTarget, linkTarget } from './links.ts';

const routes = [{ id: 'site', path: '*' }];
const link = (html: string) => {
  document.body.innerHTML = html;
  return linkTarget(routes, document.querySelector('a, b'));
};

beforeEach(() => window.history.replaceState(null, '', '/catalog/?page=2'));

test('navigates for a link to a page, also from an element inside the link', () => {
  expect(link('<a href="/news/?tag=a#top">x</a>')).toEqual({ to: '/news/?tag=a#top', replace: false });
  document.body.innerHTML = '<a href="/news/"><b>x</b></a>';
  expect(linkTarget(routes, document.querySelector('b'))?.to).toBe('/news/');
});

test('leaves files, the API, releases, other sites, downloads and other windows to the browser', () => {
  for (const href of [
    '/catalog.xls',
    '/media/a.webp',
    '/api/x/',
    '/documents/1/',
    '/r/shell/1/client/main.js',
    '/site-data/1/',
    'https://example.com/',
    'tel:+78005550120',
    'mailto:a@b.c',
  ])
    expect(link(`<a href="${href}">x</a>`)).toBeUndefined();
  expect(link('<a href="/news/" download>x</a>')).toBeUndefined();
  expect(link('<a href="/news/" target="_blank">x</a>')).toBeUndefined();
  expect(link('<b>x</b>')).toBeUndefined();
});

test('leaves invalid addresses to the browser', () => {
  expect(link('<a href="https://[">x</a>')).toBeUndefined();
  document.body.innerHTML = '<form action="https://["></form>';
  expect(formTarget(routes, document.querySelector('form')!, null)).toBeUndefined();
});

test('leaves jumps on the same page to the browser, but not anchors of another page', () => {
  expect(link('<a href="#low">x</a>')).toBeUndefined();
  expect(link('<a href="/catalog/#low">x</a>')).toEqual({ to: '/catalog/#low', replace: false });
});

test('replaces the history entry for data-replace and for the current page', () => {
  expect(link('<a href="/catalog/" data-replace>x</a>')?.replace).toBe(true);
  expect(link('<a href="/catalog/?page=2">x</a>')?.replace).toBe(true);
});

test('returns the address of a search form with its fields', () => {
  document.body.innerHTML =
    '<form action="/search"><input name="query" value="привод SL"><input name="page" value="1"><input value="nameless"></form>';
  expect(formTarget(routes, document.querySelector('form')!, null)).toBe(
    '/search?query=%D0%BF%D1%80%D0%B8%D0%B2%D0%BE%D0%B4+SL&page=1',
  );
});

test('ignores a POST form', () => {
  document.body.innerHTML = '<form action="/search" method="post"></form>';
  expect(formTarget(routes, document.querySelector('form')!, null)).toBeUndefined();
});
