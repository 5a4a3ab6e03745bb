import type { Counters } from '@site/contracts/cart';
import type { Problem } from '@site/contracts/problem';
import type { CallResult } from '@site/runtime';
import { fakeApi } from '@site/testing/fake-api';

/** In-memory server for the lists. `calls` records requests, `refuse` rejects a path, `answers` overrides responses. */
export function listServer(start: Partial<Pick<Counters, 'compare_products' | 'wishlist_products'>>) {
  const user: Counters = { cart_qty: 0, cart_products: {}, compare_products: [], wishlist_products: [], ...start };
  const calls: string[] = [];
  const answers: Record<string, unknown> = {};
  const refusals: Record<string, Problem> = {};

  function applyCall(method: string, path: string) {
    const [, list, id] = /^\/(compare|wishlist)\/(\d+)\/$/.exec(path) ?? [];
    if (!list) return;
    const key = list === 'compare' ? 'compare_products' : 'wishlist_products';
    user[key] = user[key].filter((item) => item !== Number(id));
    if (method === 'PUT') user[key] = [...user[key], Number(id)];
  }

  const call = async (method: string, path: string): Promise<CallResult<unknown>> => {
    calls.push(`${method} ${path}`);
    const problem = refusals[path];
    if (problem) return { ok: false, status: 409, problem };
    if (path.startsWith('/compare/?')) user.compare_products = [];
    applyCall(method, path);
    return {
      ok: true,
      value: { status: 'ok', user: { ...user }, ...(answers[`${method} ${path}`] as object | undefined) },
    };
  };

  return {
    calls,
    answers,
    user,
    refuse: (path: string, code: string, message: string) => {
      refusals[path] = { status: 'error', code, message };
    },
    api: fakeApi(call, async () => ({ ...user, authed: false, personal: null, bpt: false })),
  };
}
