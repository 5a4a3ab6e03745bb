import { readNumber } from '@site/kernel/typed-numbers';
import { expect, test } from '@jest/globals';
import {
  canonicalSearch,
  clearFacets,
  isSelected,
  listHref,
  readRange,
  setPage,
  setRange,
  setSort,
  toggleFlag,
  toggleValue,
} from './facet-query.ts';

const price = { code: 'price', min: 1000, max: 90_000 };
const temperature = { code: 'temp_min', min: -40, max: 0 };

test('combines two values of one facet', () => {
  expect(toggleValue('series=SL', 'series', 'SX')).toBe('series=SL&series=SX');
});

test('removes only the deselected value', () => {
  expect(toggleValue('series=SL&series=SX&ip=IP54', 'series', 'SL')).toBe('ip=IP54&series=SX');
});

test('preserves a value with spaces and Cyrillic letters', () => {
  const search = toggleValue('', 'motor_voltage', '24 В');
  expect(isSelected(search, 'motor_voltage', '24 В')).toBe(true);
  expect(toggleValue(search, 'motor_voltage', '24 В')).toBe('');
});

test.each([
  ['list', (search: string) => toggleValue(search, 'series', 'SL')],
  ['flag', (search: string) => toggleFlag(search, 'kit')],
  ['range', (search: string) => setRange(search, price, { from: 5000, to: null })],
  ['sort', (search: string) => setSort(search, 'cheap')],
  ['reset', (search: string) => clearFacets(search, [price])],
])('starts at the first page after a changed %s', (_kind, apply) => {
  expect(new URLSearchParams(apply('page=3&ip=IP54')).get('page')).toBeNull();
  expect(apply('page=3&ip=IP54')).toContain('ip=IP54');
});

test('toggles a flag', () => {
  expect(toggleFlag('', 'kit')).toBe('kit=1');
  expect(toggleFlag('kit=1', 'kit')).toBe('');
});

test.each([
  [{ from: 5000, to: 20_000 }, 'price=5000-20000'],
  [{ from: 5000, to: null }, 'price=5000-'],
  [{ from: null, to: 20_000 }, 'price=-20000'],
  [{ from: 1000, to: 20_000 }, 'price=-20000'],
  [{ from: 5000, to: 95_000 }, 'price=5000-'],
  [{ from: 20_000, to: 5000 }, 'price=5000-20000'],
  [{ from: null, to: null }, ''],
])('writes the price range %j', (range, expected) => {
  expect(setRange('', price, range)).toBe(expected);
});

test('writes ends below zero', () => {
  expect(setRange('', temperature, { from: -30, to: -20 })).toBe('temp_min=-30--20');
});

test.each([
  ['1000-5000', { from: 1000, to: 5000 }],
  ['-5000', { from: null, to: 5000 }],
  ['1000-', { from: 1000, to: null }],
  ['-40--20', { from: -40, to: -20 }],
  ['--20', { from: null, to: -20 }],
  ['0.9-2.4', { from: 0.9, to: 2.4 }],
  ['дорого', { from: null, to: null }],
])('reads the range ?price=%s', (value, expected) => {
  expect(readRange(`price=${value}`, 'price')).toEqual(expected);
});

test('omits the default sorting from the address', () => {
  expect(setSort('sort=cheap&kit=1', 'popular')).toBe('kit=1');
});

test('omits the first page from the address', () => {
  expect(setPage('sort=cheap&page=3', 1)).toBe('sort=cheap');
  expect(setPage('sort=cheap&page=3', 4)).toBe('sort=cheap&page=4');
});

test('keeps the sorting and advertising parameters on reset', () => {
  expect(clearFacets('series=SL&series=SX&sort=new&utm_source=mail', [{ code: 'series' }])).toBe(
    'sort=new&utm_source=mail',
  );
});

test.each([
  ['12 500', 12_500],
  ['12\u00a0500', 12_500],
  ['2,4', 2.4],
  ['−20', -20],
  ['', null],
  ['много', null],
])('reads the number typed as «%s»', (text, expected) => {
  expect(readNumber(text)).toBe(expected);
});

test('canonicalises the form without scripts to the address of a click', () => {
  const form = 'series=SL&price.from=5+000&price.to=&temp_min.from=-30&temp_min.to=-20&sort=popular&page=1';
  expect(canonicalSearch(form)).toBe('series=SL&price=5000-&temp_min=-30--20');
});

test.each(['', 'series=SL&series=SX&price=-20000&sort=cheap&page=2', 'q=%D0%BF%D1%80%D0%B8'])(
  'leaves the address ?%s unchanged',
  (search) => {
    expect(canonicalSearch(search)).toBe(search);
  },
);

test('ends the path in a slash only without a query', () => {
  expect(listHref('barriers', '')).toBe('/catalog/barriers/');
  expect(listHref('barriers', 'series=SL&series=SX&page=2')).toBe('/catalog/barriers?series=SL&series=SX&page=2');
});
