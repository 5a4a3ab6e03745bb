import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import { watchMenus } from './menus.ts';

watchMenus();
const menu = () => document.querySelector('details')!;

beforeEach(() => {
  document.body.innerHTML =
    '<details data-menu open><summary>Меню</summary><a href="/a/">x</a></details><p>Страница</p>';
});

test('closes an open menu on a press outside, but not inside', () => {
  fireEvent.pointerDown(document.querySelector('a')!);
  expect(menu().open).toBe(true);
  fireEvent.pointerDown(document.querySelector('p')!);
  expect(menu().open).toBe(false);
});

test('closes on Escape and returns the focus', () => {
  document.querySelector('a')!.focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(menu().open).toBe(false);
  expect(document.querySelector('summary')).toHaveFocus();
});
