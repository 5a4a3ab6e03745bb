import { expect, test } from '@jest/globals';
import { createWheelPushes } from './wheel-pushes.ts';

const FRAME_MS = 16;

/** How many events of a row push, and the time of the last. */
function turn(isPush: ReturnType<typeof createWheelPushes>, deltas: number[], every = FRAME_MS, start = 0) {
  return deltas.map((delta, index) => isPush(delta, start + index * every));
}
/** A touchpad after the fingers have left it. */
const inertia = Array.from({ length: 70 }, (_, index) => Math.max(1, 120 * 0.94 ** index));

test('a touchpad pushes at first, and not while it runs on', () => {
  const pushes = turn(createWheelPushes(), [2, 10, 40, 90, 120, ...inertia]);
  expect(pushes.slice(0, 5)).not.toContain(false);
  // By then the page has moved: 700 ms are 44 frames.
  expect(pushes.slice(20)).not.toContain(true);
});

test('a second push into what runs on is one', () => {
  const isPush = createWheelPushes();
  turn(isPush, [40, 120, ...inertia]);
  const pushes = turn(isPush, [30, 90, 160], FRAME_MS, 72 * FRAME_MS);
  expect(pushes.at(-1)).toBe(true);
});

test('a wheel that is turned on and on pushes with each notch, either way', () => {
  expect(turn(createWheelPushes(), Array<number>(60).fill(-120), 30)).not.toContain(false);
});

test('after a rest the weakest is a push', () => {
  const isPush = createWheelPushes();
  turn(isPush, [120, ...inertia]);
  expect(isPush(1, 71 * FRAME_MS + 201)).toBe(true);
});
