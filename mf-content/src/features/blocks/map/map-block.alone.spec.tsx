import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { sampleSite } from '@site/testing/sample-site';
import { blockSamples } from '../testing/block-samples.ts';
import { renderBlocks } from '../testing/render-blocks.tsx';
import { serveMaps } from '../testing/serve-maps.ts';

const withKey = { settings: { ...sampleSite.settings, maps_key: 'open-key' } };
const show = () => screen.getByRole('link', { name: 'Показать карту' });
const script = () => document.head.querySelector<HTMLScriptElement>('script[src^="https://api-maps.yandex.ru/"]');
const settleScript = async (type: 'load' | 'error') => {
  await waitFor(() => expect(script()).not.toBeNull());
  await act(async () => void script()!.dispatchEvent(new Event(type)));
};

const destroy = jest.fn();
let warn: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn');
});
afterEach(() => {
  script()?.remove();
  destroy.mockClear();
});

test('links to the service without a key, and loads nothing', async () => {
  await renderBlocks([blockSamples.map]);
  expect(show()).toHaveAttribute('target', '_blank');
  expect(script()).toBeNull();
});

test('keeps the addresses when the service fails, shows a message, and retries', async () => {
  warn.mockImplementation(() => {});
  const { user } = await renderBlocks([blockSamples.map], { site: withKey });
  expect(script()).toBeNull();
  await user.click(show());
  expect(screen.getByRole('status')).toHaveTextContent('Карта загружается…');
  await settleScript('error');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Карта временно недоступна'));
  expect(warn).toHaveBeenCalledWith('Map failed to load', expect.any(Error));
  expect(screen.getByText(/ул\. Тверская, 1/)).toBeVisible();
  await user.click(show());
  expect(screen.getByRole('status')).toHaveTextContent('Карта загружается…');
  await settleScript('error');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Карта временно недоступна'));
  warn.mockClear();
});

test('replaces the drawing by the map, which takes the focus of the link; its pins show their addresses', async () => {
  const props = serveMaps({ onDestroy: destroy });
  const { user, unmount } = await renderBlocks([blockSamples.map], { site: withKey });
  await user.click(show());
  await settleScript('load');
  const map = await screen.findByRole('region', { name: 'Карта' });
  await waitFor(() => expect(map).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'Показать карту' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Карта загружена');
  expect(props).toEqual([{ location: { center: [37.62, 55.75], zoom: 10 }, mode: 'raster' }]);
  const pin = screen.getByRole('button', { name: 'Магазин на Тверской' });
  await user.click(pin);
  expect(pin).toHaveAttribute('aria-expanded', 'true');
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});
