import { expect, test } from '@jest/globals';
import { currentUrl } from './current-url.ts';

const items = [
  { title: 'Кабинет', url: '/account/main/' },
  { title: 'Профиль', url: '/account/profile/', children: [{ title: 'Филиалы', url: '/account/profile/branches/' }] },
  { title: 'Предложения', url: '/account/kp?type=all' },
];

test('a page belongs to the deepest section that its address begins with', () => {
  expect(currentUrl(items, '/account/profile/branches/12/')).toBe('/account/profile/branches/');
  expect(currentUrl(items, '/account/profile/edit/')).toBe('/account/profile/');
});

test('the query string of a section does not matter, nor does the trailing slash of the page', () => {
  expect(currentUrl(items, '/account/kp')).toBe('/account/kp?type=all');
});

test('of a section and an item of it that lead to the same page, the item is current', () => {
  const tools = [
    { title: 'Инструменты', url: '/account/kp/', children: [{ title: 'Конфигуратор', url: '/account/kp?type=all' }] },
  ];
  expect(currentUrl(tools, '/account/kp/')).toBe('/account/kp?type=all');
});

test('a section is not taken for another that begins with the same letters', () => {
  expect(currentUrl(items, '/account/profile-settings/')).toBeUndefined();
});

test('home is current at home only', () => {
  expect(currentUrl([{ title: 'Главная', url: '/' }], '/news/')).toBeUndefined();
});
