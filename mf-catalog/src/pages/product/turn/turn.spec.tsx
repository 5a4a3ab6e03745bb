import { expect, jest, test } from '@jest/globals';
import type { WireCall } from '@site/testing/fake-api';
import { fireEvent, screen, within } from '@testing-library/react';
import { visitProduct } from '../../../testing/visit-product.ts';
import { nearestLoaded, turnedBy } from './frames.ts';

const turn = Array.from({ length: 8 }, (_, index) => ({
  ...{ src: `/media/photo/turn-${index + 1}-w640.webp`, alt: 'Шлагбаум', width: 800, height: 600 },
}));
const section = () => screen.getByRole('region', { name: /^Со.всех сторон$/ });
const pictures = () => [...section().querySelectorAll('img')];
/** Addresses of the pictures that are not hidden. */
const shown = () => within(section()).getByRole('img').getAttribute('src');

test('turns a product by the slider, loads the others on demand, and shows the nearest until one has loaded', async () => {
  await visitProduct(jest.fn<WireCall>(), { turn });
  expect(pictures().map((img) => img.getAttribute('src'))).toEqual([turn[0]!.src]);
  expect(within(section()).getByRole('img', { name: /вид со.всех сторон$/ })).toBeVisible();
  const slider = within(section()).getByRole('slider', { name: 'Поворот' });
  expect(slider).toHaveAttribute('aria-valuetext', '0\u00a0градусов');
  fireEvent.change(slider, { target: { value: '3' } });
  expect(slider).toHaveAttribute('aria-valuetext', '135\u00a0градусов');
  expect(pictures()).toHaveLength(8);
  expect(shown()).toBe(turn[0]!.src);
  fireEvent.load(pictures()[2]!);
  expect(shown()).toBe(turn[2]!.src);
  fireEvent.load(pictures()[3]!);
  expect(shown()).toBe(turn[3]!.src);
});

test('has no such section without a series', async () => {
  await visitProduct(jest.fn<WireCall>());
  expect(screen.queryByRole('region', { name: /^Со.всех сторон$/ })).toBeNull();
});

test('turns around by a whole width, in both directions', () => {
  expect([turnedBy(0, 0.25, 36), turnedBy(0, -0.25, 36), turnedBy(35, 0.5, 36), turnedBy(3, 1, 36)]).toEqual([
    ...[9, 27, 17, 3],
  ]);
  expect([nearestLoaded(7, 8, new Set([0, 4])), nearestLoaded(5, 8, new Set([0, 4]))]).toEqual([0, 4]);
});
