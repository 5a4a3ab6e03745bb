import { expect, test } from 'vitest';
import { priceBook } from '@site/kp-rules/testing/price-book';
import { goodsFiles } from './goods.ts';

test('has every article of the configurator’s equipment list with the same price and group', () => {
  const rows = goodsFiles(new Date()).products.map(
    ({ article, price = null, discount_group: group }) =>
      [article, { group, price: price === null ? null : price * 100 }] as const,
  );
  const catalogue = Object.fromEntries(rows);
  const listed = Object.entries(priceBook.catalogue).map(([article, { group, price }]) => [article, { group, price }]);
  expect(Object.fromEntries(listed.map(([article]) => [article, catalogue[article as string]]))).toEqual(
    Object.fromEntries(listed),
  );
});
