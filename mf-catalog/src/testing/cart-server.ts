import type { Cart, CartItem, Counters } from '@site/contracts/cart';
import type { ProductCard } from '@site/contracts/catalog';
import type { Problem } from '@site/contracts/problem';
import { cartTotals, lineSum, unitPrice } from '@site/kernel/sums';
import { fakeApi, type WireCall } from '@site/testing/fake-api';

type Line = { product: ProductCard; qty: number } & Partial<CartItem>;

const itemOf = ({ product, qty, ...change }: Line): CartItem => {
  const price = unitPrice(product.price);
  return {
    product,
    qty,
    price,
    price_retail: product.price.retail,
    sum: lineSum(price, qty),
    sum_retail: lineSum(product.price.retail, qty),
    available: true,
    note: '',
    ships_on: '2026-11-26',
    changes: [],
    ...change,
  };
};

export function cartOf(lines: Line[], change: Partial<Cart> = {}): Cart {
  const items = lines.map(itemOf);
  return {
    items,
    ...cartTotals(items, 22),
    vat_rate: 22,
    changed: items.some(({ changes }) => changes.length > 0),
    blocked: [],
    ...change,
  };
}

export const countersOf = (cart: Cart, wishlist: number[] = []): Counters => ({
  cart_qty: cart.qty,
  cart_products: Object.fromEntries(
    cart.items.map(({ product, qty, price, price_retail, sum, available, note }) => [
      product.id,
      { qty, price, price_retail, sum, available, note },
    ]),
  ),
  compare_products: [],
  wishlist_products: wishlist,
});

/** In-memory server for the cart. `calls` records requests, `fail` rejects the next one, `hold` delays responses. */
export function cartServer(start: Line[], change: Partial<Cart> = {}, bestSellers: ProductCard[] = []) {
  const known = new Map(start.map((line) => [line.product.id, line]));
  let lines = start;
  let wishlist: number[] = [];
  let failure: { status: number; problem: Problem } | undefined;
  let open: Promise<void> | undefined;
  const calls: string[] = [];
  const cart = () => cartOf(lines, change);
  const pagedata = () => ({
    kind: 'cart' as const,
    cart: cart(),
    checkout: null,
    ...(lines.length === 0 && { best_sellers: bestSellers }),
  });

  function applyCall(method: string, path: string, body: unknown) {
    const id = Number(/items\/(\d+)/.exec(path)?.[1]);
    if (method === 'PUT')
      lines = lines.map((line) => (line.product.id === id ? { ...line, ...(body as { qty: number }) } : line));
    if (method === 'DELETE') lines = lines.filter(({ product }) => id && product.id !== id);
    if (path.endsWith('/accept/')) lines = lines.map((line) => ({ ...line, changes: [] }));
    if (path.endsWith('/put-aside/')) {
      lines = lines.filter(({ product }) => product.id !== id);
      wishlist = [...wishlist, id];
    }
    if (path.endsWith('/restore/'))
      lines = [
        ...lines,
        ...(body as { lines: { product_id: number; qty: number }[] }).lines.flatMap(({ product_id, qty }) => {
          const line = known.get(product_id);
          return line ? [{ ...line, qty }] : [];
        }),
      ];
  }

  const call: WireCall = async (method, path, body) => {
    calls.push([method, path, body && JSON.stringify(body)].filter(Boolean).join(' '));
    await open;
    if (failure) {
      const refused = { ok: false as const, ...failure };
      failure = undefined;
      return refused;
    }
    if (method === 'GET') return { ok: true, value: { pagedata: pagedata() } };
    applyCall(method, path, body);
    return { ok: true, value: { status: 'ok', cart: cart(), user: countersOf(cart(), wishlist) } };
  };

  return {
    calls,
    cart,
    pagedata,
    api: fakeApi(call, async () => ({
      authed: false,
      personal: null,
      bpt: false,
      ...countersOf(cart(), wishlist),
    })),
    fail(status: number, code: string, message = '') {
      failure = { status, problem: { status: 'error', code, message } };
    },
    /** Delays all responses until the returned function is called. */
    hold(): () => void {
      let release = () => {};
      open = new Promise((resolve) => (release = resolve));
      return release;
    },
    change(next: Line[]) {
      lines = next;
      return countersOf(cart());
    },
  };
}
