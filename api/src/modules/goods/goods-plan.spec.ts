import type { GoodsImport, ProductLine } from '@site/contracts/manage-goods';
import { expect, test } from 'vitest';
import { BATCH } from './goods-plan.ts';
import type { GoodsRepository } from './goods-repository.ts';
import { planGoods } from './import-goods.ts';

/** A database without rows, which responds at once. */
const empty = new Proxy({}, { get: () => async () => [] }) as GoodsRepository;

test('checks at most one batch of rows before other requests are served', async () => {
  const checked = new Set<number>();
  const products = Array.from({ length: 3 * BATCH }, (_, index) => ({
    article: `T-${index}`,
    get name() {
      checked.add(index);
      return `Привод ${index}`;
    },
  })) as ProductLine[];
  const perTurn: number[] = [];
  const turn = () => {
    perTurn.push(checked.size);
    checked.clear();
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const given: GoodsImport = { attributes: [], categories: [], products, replace: false };
  await expect(planGoods(empty, given, new Date())).rejects.toThrow();
  clearImmediate(next);
  expect(perTurn.length).toBeGreaterThan(3);
  expect(Math.max(...perTurn)).toBe(BATCH);
});
