import { beforeEach, expect, test } from 'vitest';
import { type Entry, TextIndex } from './text-index.ts';

let index: TextIndex;
beforeEach(() => {
  index = new TextIndex();
});

const entry = (id: number, title: string, more: Partial<Entry> = {}): Entry => ({
  key: `products ${id}`,
  group: 'products',
  title,
  texts: [],
  popularity: 0,
  ...more,
});
const find = (text: string) =>
  index
    .search(text)
    .take('products', 0, 100)
    .map((key) => Number(key.slice('products '.length)));

test('ranks title matches above text matches, and the first word of a title highest', () => {
  index.put(entry(1, 'Камера', { texts: ['шлагбаум'] }));
  index.put(entry(2, 'Стрела шлагбаума'));
  index.put(entry(3, 'Шлагбаум'));
  expect(find('шлагбаум')).toEqual([3, 2, 1]);
});

test('treats alternative names like the title and updates them', () => {
  index.put(entry(1, 'Расписание', { names: ['Календарь'] }));
  index.put(entry(2, 'Настенный календарь'));
  expect(find('календарь')).toEqual([1, 2]);
  index.put(entry(1, 'Расписание', { names: ['События'] }));
  expect(find('календарь')).toEqual([2]);
  expect(find('событие')).toEqual([1]);
});

test('ranks an exact title first, including its stop words', () => {
  index.put(entry(1, 'Академия'));
  index.put(entry(2, 'Об академии'));
  expect(find('академия')).toEqual([1, 2]);
  expect(find('об\u00a0Академии')).toEqual([2, 1]);
});

test('breaks ties by popularity and keeps `last` entries last', () => {
  index.put(entry(1, 'Привод', { popularity: 0.1 }));
  index.put(entry(2, 'Привод', { popularity: 0.9, last: true }));
  index.put(entry(3, 'Привод', { popularity: 0.5 }));
  expect(find('привод')).toEqual([3, 1, 2]);
  index.put(entry(1, 'Привод', { popularity: 1 }));
  expect(find('привод')).toEqual([1, 3, 2]);
});

test('finds a code by its prefix and ranks a whole word above a prefix match', () => {
  index.put(entry(1, 'Плата', { codes: ['119RSL001'] }));
  index.put(entry(2, 'Платформа'));
  expect(find('119rs')).toEqual([1]);
  expect(find('плат')).toEqual([1, 2]);
  expect(find('плата')).toEqual([1]);
});

test('finds an item by its code, or else by a former one', () => {
  index.put(entry(1, 'Плата', { codes: ['119RSL001', '901SL-1'] }));
  index.put(entry(2, 'Привод', { codes: ['901SL-2', '119RSL001', '901SL-1'] }));
  expect(index.withCode('119rsl001')).toEqual(['products 1']);
  expect(index.withCode('901SL-1')).toEqual(['products 1', 'products 2']);
  expect(index.withCode('Плата')).toEqual([]);
  index.remove('products 1');
  expect(index.withCode('119RSL001')).toEqual(['products 2']);
});

test('pages through many results without duplicates or gaps', () => {
  for (let id = 0; id < 500; id++) index.put(entry(id, 'Привод для ворот', { popularity: (id % 7) / 7 }));
  const matches = index.search('привод');
  expect(matches.count('products')).toBe(500);
  const pages = Array.from({ length: 21 }, (_, page) => matches.take('products', page * 24, 24)).flat();
  expect(new Set(pages).size).toBe(500);
});

test('forgets removed and renamed entries, also after compaction', () => {
  for (let id = 0; id < 3_000; id++) index.put(entry(id, `Привод серия${id}`));
  expect(find('серия2999')).toEqual([2_999]);
  for (let id = 0; id < 2_500; id++) index.remove(`products ${id}`);
  index.put(entry(2_999, 'Турникет'));
  expect(index.search('привод').total).toBe(499);
  expect(find('серия100')).toEqual([]);
  expect(index.hasMatches('серия100')).toBe(false);
  expect(find('серия2998')).toEqual([2_998]);
  expect(find('турникет')).toEqual([2_999]);
});
