import { type Cart, CartResponse } from '@site/contracts/cart';
import { PageResponse } from '@site/contracts/page';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../src/db/database.ts';
import { type TestResponse, lastCode, sessionOf, type TestApp } from './test-app.ts';

export const itemAddress = (id: number) => `/api/cart/items/${id}/`;
export const cartOf = (answer: TestResponse) => CartResponse.parse(answer.json());
export const linesOf = ({ items }: Cart) => items.map(({ product, qty }) => [product.id, qty]);

const plain = sql`stock_state = 'in_stock' and price_retail is not null and multiplicity = 1 and min_qty = 1`;

/** Common steps of the cart and list tests, through real requests. */
export const callsOf = (api: TestApp) => {
  /** Returns ids of published products that match the condition, most popular first; plain products by default. */
  const products = async (condition: SQL = plain) => {
    const rows = await rowsOf<{ id: number }>(
      api.db.execute(sql`select id from products where is_published and ${condition} order by popularity desc, id`),
    );
    return rows.map(({ id }) => id);
  };
  const put = (id: number, qty: unknown, session: string | null = null) =>
    api.put(itemAddress(id), { qty }, { session });

  return {
    products,
    async product(condition?: SQL) {
      const [id] = await products(condition);
      if (id === undefined) throw new Error('The seed has no such product');
      return id;
    },
    put,
    /** Starts a guest session with one line in the cart. */
    begin: async (id: number, qty: number) => sessionOf(await put(id, qty)) ?? '',

    async cart(session: string | null): Promise<Cart> {
      const { pagedata } = PageResponse.parse((await api.get('/api/cart/', { session })).json());
      if (pagedata.kind !== 'cart') throw new Error(pagedata.kind);
      return pagedata.cart;
    },

    /** Logs a guest in; returns the new session id. */
    async logInAs(phone: string, session: string): Promise<string> {
      await api.post('/api/account/user/login', { phone }, { session });
      const code = await lastCode(api, phone);
      return sessionOf(await api.post('/api/account/user/verify', { phone, code }, { session })) ?? '';
    },

    /** Changes a product during the work and restores it afterwards. */
    async whileProduct(id: number, change: SQL, work: () => Promise<void>) {
      await api.db.execute(sql`create table kept_product as select * from products where id = ${id}`);
      await api.db.execute(sql`update products set ${change} where id = ${id}`);
      try {
        await work();
      } finally {
        await api.db.execute(sql`
          update products p set price_retail = k.price_retail, stock_state = k.stock_state, stock_qty = k.stock_qty,
            lead_weeks = k.lead_weeks, stock_date = k.stock_date, is_published = k.is_published, min_qty = k.min_qty,
            multiplicity = k.multiplicity, unit = k.unit
          from kept_product k where p.id = k.id`);
        await api.db.execute(sql`drop table kept_product`);
      }
    },
  };
};
