import { beforeEach, expect, test } from '@jest/globals';
import { PageBreaker } from './page-breaker.ts';

const page = { remote: 'mf-one', version: '1.0.0', page: 'list' };
let time: number;
let breaker: PageBreaker;
beforeEach(() => {
  time = 1_000_000;
  breaker = new PageBreaker(() => time);
});

test('opens for a minute after three stopped renderers within a minute', () => {
  expect(breaker.stateOf(page)).toBe('closed');
  expect([breaker.strike(page), breaker.stateOf(page)]).toEqual([false, 'watched']);
  expect([breaker.strike(page), breaker.strike(page)]).toEqual([false, true]);
  expect([breaker.stateOf(page), breaker.retryAfter(page), breaker.quarantined]).toEqual(['open', 60, [page]]);
  time += 45_000;
  expect([breaker.stateOf(page), breaker.retryAfter(page)]).toEqual(['open', 15]);
});

test('watches the page for another minute, reopens after one strike, then closes', () => {
  for (let strike = 0; strike < 3; strike++) breaker.strike(page);
  time += 61_000;
  expect(breaker.stateOf(page)).toBe('watched');
  expect([breaker.strike(page), breaker.stateOf(page)]).toEqual([true, 'open']);
  time += 121_000;
  expect([breaker.stateOf(page), breaker.quarantined]).toEqual(['closed', []]);
});

test('stays closed when the third strike comes after a minute', () => {
  breaker.strike(page);
  breaker.strike(page);
  time += 59_999;
  expect(breaker.stateOf(page)).toBe('watched');
  time += 2;
  expect(breaker.stateOf(page)).toBe('closed');
  expect(breaker.strike(page)).toBe(false);
});

test('watches a page while its renderer is silent', () => {
  let changes = 0;
  const stop = breaker.onChange(() => changes++);
  breaker.suspect(page);
  expect([breaker.stateOf(page), breaker.quarantined]).toEqual(['suspected', [page]]);
  breaker.acquit(page);
  expect([breaker.stateOf(page), breaker.quarantined, changes]).toEqual(['closed', [], 2]);
  stop();
});

test('counts each version, page and remote separately', () => {
  for (let strike = 0; strike < 3; strike++) breaker.strike(page);
  for (const other of [{ version: '1.0.1' }, { page: 'item' }, { remote: 'mf-two' }])
    expect(breaker.stateOf({ ...page, ...other })).toBe('closed');
});
