import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { createStoredList } from './index.ts';

const list = createStoredList({ key: 'test', limit: 3, isItem: (value): value is string => typeof value === 'string' });
const Shown = () => <p>{list.useItems().join(', ')}</p>;

beforeEach(() => localStorage.clear());

test('puts the newest item first, each once, and drops the oldest', () => {
  for (const item of ['привод', 'шлагбаум', 'пульт', 'привод', 'рейка']) list.add(item);
  expect(list.read()).toEqual(['рейка', 'привод', 'пульт']);
});

test('removes one item or all', () => {
  list.add('привод');
  list.add('пульт');
  list.remove('привод');
  expect(list.read()).toEqual(['пульт']);
  list.clear();
  expect(list.read()).toEqual([]);
  expect(localStorage.getItem('test')).toBeNull();
});

test('updates its readers, also when another tab changes the list', () => {
  render(<Shown />);
  act(() => list.add('привод'));
  expect(screen.getByText('привод')).toBeVisible();
  act(() => {
    localStorage.setItem('test', '["пульт"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'test' }));
  });
  expect(screen.getByText('пульт')).toBeVisible();
});

test.each(['{', '7', '{"a":1}', '[1, null]'])('ignores %s in the storage', (text) => {
  localStorage.setItem('test', text);
  expect(list.read()).toEqual([]);
});

test('is empty when the browser forbids its storage', () => {
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  list.add('привод');
  render(<Shown />);
  expect(list.read()).toEqual([]);
  denied.mockRestore();
});

test('is empty on the server', () => {
  list.add('привод');
  expect(renderToString(<Shown />)).toBe('<p></p>');
});
