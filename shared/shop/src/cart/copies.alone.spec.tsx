import { expect, jest, test } from '@jest/globals';
import * as runtime from '@site/runtime';
import type { CallResult } from '@site/runtime';
import * as shell from '@site/runtime/shell';
import { fakeApi } from '@site/testing/fake-api';
import { sampleSite } from '@site/testing/sample-site';
import { act, renderHook } from '@testing-library/react';
import * as React from 'react';
import type { ReactNode } from 'react';
import type * as shop from './use-cart.ts';

/** A separate copy of the modules, as in each remote's bundle, with the page's React and runtime. */
async function bundle() {
  let copy: typeof shop | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.unstable_mockModule('@site/runtime', () => runtime);
    jest.unstable_mockModule('react', () => ({ ...React, default: React }));
    copy = await import('./use-cart.ts');
  });
  return copy!;
}

test('sends changes from two remotes one after another, so that the later response is the later change', async () => {
  const [first, second] = [await bundle(), await bundle()];
  expect(first.useCartActions).not.toBe(second.useCartActions);

  const line = { qty: 1, price: 100, price_retail: 100, sum: 100, available: true, note: '' };
  const answers: (() => void)[] = [];
  const lines: Record<string, typeof line> = {};
  const call = jest.fn(
    (_method: string, path: string) =>
      new Promise<CallResult<unknown>>((resolve) => {
        answers.push(() => {
          lines[path.split('/')[3] ?? ''] = line;
          const user = {
            cart_qty: Object.keys(lines).length,
            cart_products: { ...lines },
            compare_products: [],
            wishlist_products: [],
          };
          resolve({ ok: true, value: { status: 'ok', user } });
        });
      }),
  );
  const store = shell.createSessionStore(shell.guest);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <shell.SiteProvider site={sampleSite}>
      <shell.SessionProvider store={store}>
        <shell.ApiReactContext value={fakeApi(call)}>{children}</shell.ApiReactContext>
      </shell.SessionProvider>
    </shell.SiteProvider>
  );
  const product = (id: number) => ({ id, name: 'Шлагбаум', price: { retail: 100 }, min_qty: 1, multiplicity: 1 });

  // The visitor leaves the first remote's page before the response arrives.
  const before = renderHook(() => first.useCartActions(), { wrapper });
  const one = before.result.current.setQuantity(product(1), 1);
  before.unmount();
  const after = renderHook(() => second.useCartActions(), { wrapper });
  const two = after.result.current.setQuantity(product(2), 1);
  await act(async () => {});
  expect(Object.keys(store.getState().cart_products)).toEqual(['1', '2']);
  expect(call.mock.calls.map(([, path]) => path)).toEqual(['/cart/items/1/']);

  answers[0]!();
  await one;
  // The first response does not include the second change, which still shows.
  expect(Object.keys(store.getState().cart_products)).toEqual(['1', '2']);
  answers[1]!();
  await two;
  expect(store.getState()).toMatchObject({ cart_qty: 2, cart_products: { 1: { qty: 1 }, 2: { qty: 1 } } });
});
