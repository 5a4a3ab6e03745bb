import { expect, test } from '@jest/globals';
import { createWheelGestures } from './wheel-gestures.ts';

const FRAME_MS = 16;

/** Returns for each event of a series whether it is a push. */
function turn(isPush: ReturnType<typeof createWheelGestures>, deltas: number[], every = FRAME_MS, start = 0) {
  return deltas.map((delta, index) => isPush(delta, start + index * every));
}
/** A touchpad after the fingers have left it. */
const inertia = Array.from({ length: 70 }, (_, index) => Math.max(1, 120 * 0.94 ** index));

test('recognises a push of a touchpad, but not its inertia', () => {
  const pushes = turn(createWheelGestures(), [2, 10, 40, 90, 120, ...inertia]);
  expect(pushes.slice(0, 5)).not.toContain(false);
  // By then the page has moved: 700 ms are 44 frames.
  expect(pushes.slice(20)).not.toContain(true);
});

test('recognises a second push during the inertia', () => {
  const isPush = createWheelGestures();
  turn(isPush, [40, 120, ...inertia]);
  const pushes = turn(isPush, [30, 90, 160], FRAME_MS, 72 * FRAME_MS);
  expect(pushes.at(-1)).toBe(true);
});

test('recognises every notch of a wheel that is turned continuously', () => {
  expect(turn(createWheelGestures(), Array<number>(60).fill(-120), 30)).not.toContain(false);
});

test('recognises the weakest push after a rest', () => {
  const isPush = createWheelGestures();
  turn(isPush, [120, ...inertia]);
  expect(isPush(1, 71 * FRAME_MS + 201)).toBe(true);
});
