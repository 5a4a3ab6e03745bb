import { expect, test } from 'vitest';
import { PAGE_SIZE, type Sort, sorts } from '@site/contracts/catalog';
import { chance } from '../../../../test/chance.ts';
import type { Filter } from '../list-query.ts';
import { CatalogIndex, type OptionFacts, type ProductFacts, type RangeFacts } from './catalog-index.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const CATEGORIES = [1, 2, 3];
const OPTIONS = ['a', 'b', 'c', 'd'];

type Roll = ReturnType<typeof chance>;

type Product = ProductFacts & { options: Record<string, string[]>; nums: Record<string, number> };

const some = <T>(roll: Roll, from: readonly T[]): T[] => from.filter(() => roll(3) === 0);

const product = (roll: Roll, id: number): Product => ({
  id,
  name: `Привод ${roll(500)}`,
  price: roll(10) === 0 ? null : roll(100),
  popularity: roll(20),
  discontinued: roll(8) === 0,
  created: roll(1_000),
  // Mostly in the first category, so that its sets are stored as bits and the others as lists.
  categories: [...(roll(10) ? [1] : []), ...some(roll, CATEGORIES.slice(1)).filter(() => roll(6) === 0)],
  ...{ article: String(id), old_articles: [], series: '', key_values: '' },
  options: { colour: some(roll, OPTIONS), flag: roll(4) ? [] : ['1'] },
  nums: { ...(roll(5) && { size: roll(40) / 4 }), ...(roll(9) === 0 && { rare: -roll(20) }) },
});

const orders: Record<Sort, (a: Product, b: Product) => number> = {
  popular: (a, b) => Number(a.discontinued) - Number(b.discontinued) || b.popularity - a.popularity || a.id - b.id,
  cheap: (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || b.popularity - a.popularity || a.id - b.id,
  expensive: (a, b) => (b.price ?? -1) - (a.price ?? -1) || b.popularity - a.popularity || a.id - b.id,
  name: (a, b) => Number(a.name.slice(7)) - Number(b.name.slice(7)) || a.id - b.id,
  new: (a, b) => b.created - a.created || b.id - a.id,
};

/** Applies the products with these ids as the database has them now: without a row, a product is withdrawn. */
function apply(index: CatalogIndex, ids: number[], stored: ReadonlyMap<number, Product>) {
  const products = ids.flatMap((id) => stored.get(id) ?? []);
  const options = new Map<string, OptionFacts>();
  const ranges = new Map<string, RangeFacts>();
  for (const { id, options: own, nums } of products) {
    for (const [code, values] of Object.entries(own))
      for (const value of values) {
        const option = options.get(`${code} ${value}`) ?? { code, value, label: value, ids: [] };
        options.set(`${code} ${value}`, { ...option, ids: [...option.ids, id] });
      }
    for (const [code, num] of Object.entries(nums)) {
      const range = ranges.get(code) ?? { code, ids: [], nums: [] };
      ranges.set(code, { code, ids: [...range.ids, id], nums: [...range.nums, num] });
    }
  }
  index.apply({ ids, products, options: [...options.values()], ranges: [...ranges.values()] });
}

const passes = (filter: Filter, { options, nums }: Product): boolean => {
  if (filter.type === 'list') return filter.values.some((value) => options[filter.code]?.includes(value));
  if (filter.type === 'flag') return options[filter.code]?.includes('1') ?? false;
  const num = nums[filter.code];
  return num !== undefined && num >= (filter.from ?? -Infinity) && num <= (filter.to ?? Infinity);
};

function filtersOf(roll: Roll): Filter[] {
  const colours = some(roll, OPTIONS);
  const from = roll(2) ? roll(10) : null;
  return [
    ...(colours.length ? [{ type: 'list' as const, code: 'colour', values: colours }] : []),
    ...(roll(3) === 0 ? [{ type: 'flag' as const, code: 'flag' }] : []),
    ...(roll(2) ? [{ type: 'range' as const, code: 'size', from, to: from === null || roll(2) ? 8 : null }] : []),
  ];
}

function check(index: CatalogIndex, stored: ReadonlyMap<number, Product>, roll: Roll) {
  const category = CATEGORIES[roll(CATEGORIES.length)]!;
  const filters = filtersOf(roll);
  const sort = sorts[roll(sorts.length)]!;
  const all = [...stored.values()].filter(({ categories }) => categories.includes(category));
  const found = (by: readonly Filter[]) => all.filter((each) => by.every((filter) => passes(filter, each)));
  const selection = index.select(category, filters);

  const matching = found(filters).sort(orders[sort]);
  expect(selection.total).toBe(matching.length);
  const page = 1 + roll(Math.ceil(matching.length / PAGE_SIZE) || 1);
  const ids = matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id);
  expect(selection.page(sort, page)).toEqual(ids);
  for (const code of ['colour', 'flag']) {
    const rest = found(filters.filter((filter) => filter.code !== code));
    const having = (of: readonly Product[], value: string) =>
      of.filter(({ options }) => options[code]!.includes(value)).length;
    expect(selection.options(code)).toEqual(
      (code === 'flag' ? ['1'] : OPTIONS)
        .map((value) => ({ value, label: value, present: having(all, value), count: having(rest, value) }))
        .filter(({ present }) => present > 0),
    );
  }
  for (const code of ['size', 'rare']) {
    const nums = all.flatMap((each) => each.nums[code] ?? []);
    const bounds = nums.length ? { low: Math.min(...nums), high: Math.max(...nums) } : null;
    expect(selection.bounds(code)).toEqual(bounds);
  }
}

test.each(SEEDS)('equals a plain filter of a random catalogue while it changes, seed %i', (seed) => {
  const roll = chance(seed);
  const stored = new Map<number, Product>();
  const index = new CatalogIndex();
  let last = 0;
  for (let round = 0; round < 12; round++) {
    const changed = new Set(some(roll, [...stored.keys()]).filter(() => roll(4) === 0));
    for (const id of changed) {
      if (roll(3) === 0) stored.delete(id);
      else stored.set(id, product(roll, id));
    }
    for (let count = roll(150); count >= 0; count--) {
      last += 1;
      changed.add(last);
      stored.set(last, product(roll, last));
    }
    // Also a product that was withdrawn before.
    changed.add(1 + roll(last));
    apply(index, [...changed], stored);
    for (let turn = 0; turn < 10; turn++) check(index, stored, roll);
  }
});
