import { expect, test } from '@jest/globals';
import { currentUrl } from './current-url.ts';

const items = [
  { title: 'Кабинет', url: '/account/main/' },
  { title: 'Профиль', url: '/account/profile/', children: [{ title: 'Филиалы', url: '/account/profile/branches/' }] },
  { title: 'Предложения', url: '/account/kp?type=all' },
];

test('returns the deepest section with a prefix of the page’s path', () => {
  expect(currentUrl(items, '/account/profile/branches/12/')).toBe('/account/profile/branches/');
  expect(currentUrl(items, '/account/profile/edit/')).toBe('/account/profile/');
});

test('ignores the query string of a section and the trailing slash of the page', () => {
  expect(currentUrl(items, '/account/kp')).toBe('/account/kp?type=all');
});

test('prefers an item to its section for the same page', () => {
  const tools = [
    { title: 'Инструменты', url: '/account/kp/', children: [{ title: 'Конфигуратор', url: '/account/kp?type=all' }] },
  ];
  expect(currentUrl(tools, '/account/kp/')).toBe('/account/kp?type=all');
});

test('compares whole path segments', () => {
  expect(currentUrl(items, '/account/profile-settings/')).toBeUndefined();
});

test('returns the home page only on the home page', () => {
  expect(currentUrl([{ title: 'Главная', url: '/' }], '/news/')).toBeUndefined();
});
