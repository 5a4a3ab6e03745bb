import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ClientComposition } from '@site/contracts/composition';
import { fakeApi } from '@site/testing/fake-api';
import type { LoadPage } from '../composition/load-page.ts';
import { createPartModules } from './part-modules.ts';
import { createParts, type PartsOptions } from './parts.ts';

const composition: ClientComposition = {
  id: 'c1',
  remotes: [
    {
      name: 'mf-academy',
      version: '1.4.0',
      global: 'mf_academy',
      entry: '/e.js',
      integrity: '',
      routes: [],
      parts: { events: '1.0.0', tariffs: '1.0.0' },
    },
  ],
};
const events = { remote: 'mf-academy', version: '1.4.0', page: 'parts/events' };
const Component = () => null;

const report = jest.fn<PartsOptions['report']>();
const partsWith = (loadPage: LoadPage, options: Partial<PartsOptions> = {}) =>
  createParts({ modules: createPartModules(composition, loadPage), api: fakeApi(), report, ...options });

beforeEach(() => {
  report.mockReset();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

test('loads a part with the data of its loader', async () => {
  const loader = jest.fn((_args: object) => Promise.resolve(['Монтаж']));
  const loadPage = jest.fn<LoadPage>(async () => ({ Component, loader }));
  const parts = partsWith(loadPage);
  await Promise.all([parts.prepare('events'), parts.prepare('events')]);
  expect(loadPage).toHaveBeenCalledWith(events);
  expect(loader.mock.calls[0]![0]).toMatchObject({ api: expect.anything(), signal: expect.any(AbortSignal) });
  expect(parts.state('events')).toEqual({ data: ['Монтаж'] });
  expect(parts.module('events')?.Component).toBe(Component);
  expect(report).not.toHaveBeenCalled();
});

test.each<[string, LoadPage]>([
  ['does not load', () => Promise.reject(new Error('no chunk'))],
  ['has a loader that throws', async () => ({ Component, loader: () => Promise.reject(new Error('no chunk')) })],
])('marks a part that %s as failed, and reports its owner', async (_what, loadPage) => {
  const parts = partsWith(loadPage);
  await parts.prepare('events');
  expect(parts.state('events')).toEqual({ failed: true });
  expect(report).toHaveBeenCalledWith({ ...events, error: new Error('no chunk') });
});

test('fails a slow part after the time limit, and aborts its loader', async () => {
  let stopped: AbortSignal | undefined;
  const loader = ({ signal }: { signal?: AbortSignal }) => {
    stopped = signal;
    return new Promise(() => {});
  };
  const parts = partsWith(async () => ({ Component, loader }));
  const prepared = parts.prepare('events');
  await jest.advanceTimersByTimeAsync(2000);
  await prepared;
  expect(parts.state('events')).toEqual({ failed: true });
  expect(stopped?.aborted).toBe(true);
  expect(report).toHaveBeenCalledWith({ ...events, error: new Error('The part did not load within 2 s') });
});

test('fails a part that no remote offers', async () => {
  const parts = partsWith(() => Promise.reject(new Error('never called')));
  await parts.prepare('gone');
  expect(parts.state('gone')).toEqual({ failed: true });
  expect(report.mock.calls[0]![0]).toMatchObject({ remote: 'unknown', page: 'parts/gone' });
});

test('skips a part in quarantine without reporting it', async () => {
  const loader = jest.fn();
  const parts = partsWith(async () => ({ Component, loader }), {
    watch: { begin: () => false, end: () => {} },
  });
  await parts.prepare('events');
  expect(parts.state('events')).toEqual({ failed: true });
  expect(loader).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

test('loads the code of the server’s parts without reloading their data', async () => {
  const loader = jest.fn();
  const loadPage = jest.fn<LoadPage>(async ({ page }) => {
    if (page === 'parts/tariffs') throw new Error('blocked');
    return { Component, loader };
  });
  const parts = partsWith(loadPage, {
    known: { events: { data: [1] }, tariffs: { data: null }, gone: { failed: true } },
  });
  parts.loadKnown();
  await Promise.all([parts.loading('events'), parts.loading('tariffs')]);
  expect(loader).not.toHaveBeenCalled();
  expect(parts.states).toEqual({ events: { data: [1] }, tariffs: { failed: true }, gone: { failed: true } });
  expect(report).toHaveBeenCalledTimes(1);
});
