import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { loadMaps, mapsState } from './maps-loader.ts';
import type { MapsOptions } from './maps-options.ts';
import type { MapsService } from './maps-service.ts';

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="maps"]')];
const settleScript = (type: 'load' | 'error') => scripts().at(-1)!.dispatchEvent(new Event(type));

const setApikeys = jest.fn();
const imported = jest.fn<(name: string) => Promise<object>>(async () => ({}));
const standIn = {
  ready: Promise.resolve(),
  strictMode: false,
  import: imported,
  getDefaultConfig: () => ({ setApikeys }),
} as unknown as MapsService;

afterEach(() => {
  delete window.ymaps3;
});

// The loader is a module singleton: the tests follow its states in order.
test('rejects a missing key, unknown options and a call on the server, with the reason and without a request', async () => {
  expect(mapsState()).toBe('not loaded');
  await expect(loadMaps({ apikey: '' })).rejects.toThrow(/apikey.*MAPS_KEY/);
  await expect(loadMaps({ apikey: 'key', apiKey: 'key', theme: 'dark' } as MapsOptions)).rejects.toThrow(
    /apiKey, theme\. Known options: apikey, lang/,
  );
  await expect(loadMaps({ apikey: 'key' }, true)).rejects.toThrow(/browsers/);
  expect(mapsState()).toBe('error');
  expect(scripts()).toEqual([]);
});

test('reports an unreachable service as an error and retries on the next call', async () => {
  const attempt = loadMaps({ apikey: 'key' });
  expect(mapsState()).toBe('loading');
  settleScript('error');
  await expect(attempt).rejects.toThrow(/failed to load/);
  expect(mapsState()).toBe('error');
  expect(scripts()).toEqual([]);

  const empty = loadMaps({ apikey: 'key' });
  settleScript('load');
  await expect(empty).rejects.toThrow(/ymaps3 is missing/);
  scripts()[0]!.remove();
});

test('shares one script between all calls, with Russian and version 3 by default, and waits until it is ready', async () => {
  const options: MapsOptions = {
    apikey: 'open key',
    servicesApikeys: { router: 'r' },
    importModules: ['controls'],
    scriptAttributes: { 'data-part': 'maps' },
  };
  const [first, second] = [loadMaps(options), loadMaps({ apikey: 'other' })];
  expect(scripts().map(({ src }) => src)).toEqual(['https://api-maps.yandex.ru/v3/?lang=ru_RU&apikey=open+key']);
  expect(scripts()[0]).toHaveAttribute('data-part', 'maps');
  let ready = () => {};
  window.ymaps3 = Object.assign(standIn, { ready: new Promise<void>((resolve) => (ready = resolve)) });
  settleScript('load');
  expect(mapsState()).toBe('loading');
  ready();
  await waitFor(() => expect(mapsState()).toBe('loaded'));
  expect(await first).toBe(standIn);
  expect(await second).toBe(standIn);
  expect(await loadMaps({ apikey: 'later' })).toBe(standIn);
  expect(setApikeys).toHaveBeenCalledWith({ router: 'r' });
  expect(imported).toHaveBeenCalledWith('controls');
  expect(scripts()).toHaveLength(1);
});
