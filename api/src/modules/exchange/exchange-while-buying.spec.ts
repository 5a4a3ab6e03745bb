import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { catalogueXml, EXCHANGE, exchangeClient, GROUP, MAIN_STORE, offersXml } from '../../../test/exchange-calls.ts';
import { photo } from '../../../test/media-calls.ts';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { onServer } from '../../../test/prepared-database.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

const long = Boolean(process.env.LONG_TESTS);
const GOODS = long ? 20_000 : 600;
const BUYERS = 3;
const PICTURES = 8;

const goods = Array.from({ length: GOODS }, (_, index) => ({
  id: `goods-${index}`,
  article: `999XX-${String(index).padStart(5, '0')}`,
  name: `Привод XX-${index}`,
  group: GROUP.sliding,
  properties: { Серия: 'XX', 'Группа скидки': 'A', Гарантия: '24', 'Макс. вес створки, кг': '500' },
}));
/** Prices of the first file are below 100,000 roubles, those of the second above. */
const offers = (price: number) =>
  offersXml(
    goods.map(({ id }, index) => ({ id, price: String(price + (index % 500)), stock: { [MAIN_STORE]: '100000' } })),
  );

// The embedded database has one connection, so that its buyers wait for the end of an import.
test.runIf(onServer)(
  'imports pictures and offers while visitors buy, and no cart or order has prices of both files',
  async () => {
    const api = await startTestApp({ ...EXCHANGE, EXCHANGE_WAREHOUSES: 'основной склад', ORDERS_PER_ADDRESS: '5000' });
    const calls = orderCallsOf(api);
    const client = exchangeClient(api);
    expect(await client.send('import.xml', catalogueXml(goods))).toMatch(/^success/);
    expect(await client.send('offers.xml', offers(2_000))).toMatch(/^success/);
    const rows = await rowsOf<{ id: number }>(
      api.db.execute(sql`select id from products where article like '999XX-%' order by article`),
    );
    const ids = rows.map(({ id }) => id);
    expect(ids).toHaveLength(GOODS);

    let importing = true;
    // Caches expire by the clock of the test.
    const clock = setInterval(() => api.wait(100), 100);
    const waits: number[] = [];
    const seen = { old: 0, new: 0, refused: 0 };
    const timed = async <T>(work: Promise<T>): Promise<T> => {
      const started = performance.now();
      const answer = await work;
      waits.push(performance.now() - started);
      return answer;
    };
    const sortOf = (prices: readonly (number | null)[]) => {
      const sorts = new Set(prices.map((price) => (price !== null && price > 100_000 ? 'new' : 'old')));
      expect(sorts.size, `prices of both files: ${prices.join(', ')}`).toBe(1);
      return [...sorts][0]!;
    };

    async function buy(buyer: number) {
      const session = await calls.as(`+7900000000${buyer}`);
      for (let round = 0; ; round += 1) {
        const isLast = !importing;
        const chosen = [7, 77, 131].map((step) => ids[(step * (round + 1) * buyer) % ids.length]!);
        await api.delete('/api/cart/', { session });
        for (const id of new Set(chosen)) expect((await timed(calls.put(id, 1, session))).statusCode).toBe(200);
        const cart = await timed(calls.cart(session));
        sortOf(cart.items.map(({ product: { price } }) => price.own ?? price.retail));
        const placed = await timed(
          calls.send(await calls.requestFor(session, { expected_total: cart.total }), session),
        );
        if (placed.statusCode === 409) {
          // The prices have changed since the cart was shown.
          expect(placed.json().code).toBe('cart_changed');
          seen.refused += 1;
        } else {
          expect([placed.statusCode, placed.body]).toEqual([200, expect.any(String)]);
          const order = await timed(calls.order(placed.json().id, session));
          expect(order.total).toBe(cart.total);
          seen[sortOf(order.lines.map(({ price }) => price))] += 1;
          if (isLast) return;
        }
      }
    }

    async function exchange() {
      const started = performance.now();
      const pictured = goods.slice(0, PICTURES).map((item, index) => ({ ...item, pictures: [`${index}.jpg`] }));
      await client.begin('catalog');
      await client.upload('catalog', 'import.xml', catalogueXml(pictured));
      await client.upload('catalog', 'offers.xml', offers(200_000));
      for (let index = 0; index < PICTURES; index += 1)
        await client.upload('catalog', `${index}.jpg`, await photo(`#0000${index}0`));
      expect(await client.import('import.xml')).toBe(
        `success\nДобавлено 0, изменено ${PICTURES}, снято 0, без изменений 0`,
      );
      const answer = await client.import('offers.xml');
      importing = false;
      return { answer, seconds: (performance.now() - started) / 1000 };
    }

    const buyers = Array.from({ length: BUYERS }, (_, index) => buy(index + 1));
    const [imported] = await Promise.all([exchange(), ...buyers]);
    clearInterval(clock);
    expect(imported.answer).toMatch(new RegExp(`^success\nДобавлено 0, изменено ${GOODS}`));
    expect(seen.new).toBeGreaterThanOrEqual(BUYERS);
    await api.close();
    if (!long) return;
    waits.sort((one, other) => one - other);
    const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)]!);
    console.log(
      `${GOODS} offers in ${imported.seconds.toFixed(1)} s; orders at old and new prices: ${seen.old} and ${seen.new}, refused as changed: ` +
        `${seen.refused}; ms of ${waits.length} calls in the median, at 95 % and at most: ${at(0.5)}, ${at(0.95)}, ${at(1)}`,
    );
  },
);
