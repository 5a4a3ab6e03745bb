import { describe, expect, test } from '@jest/globals';
import { centred, doubleTapped, limited, MOST, moved, pinched, swiped, whole, zoomed } from './view.ts';

const stage = { width: 400, height: 300 };

/** Position of a point of the picture on the stage; `of` in px from its centre at scale 1. */
const seen = ({ scale, x, y }: typeof whole, of: { x: number; y: number }) => ({
  x: x + of.x * scale,
  y: y + of.y * scale,
});

test('limits a picture to its stage and to the maximum scale', () => {
  expect(limited({ scale: 0.5, x: 90, y: 9 }, stage)).toEqual(whole);
  expect(limited({ scale: 20, x: 9_000, y: -9_000 }, stage)).toEqual({ scale: MOST, x: 1_400, y: -1_050 });
});

test('keeps the point under the pointer in place while zooming', () => {
  const at = { x: 100, y: -50 };
  const near = zoomed(whole, 2, at, stage);
  expect(seen(near, at)).toEqual(at);
  expect(zoomed(near, 0.5, at, stage)).toEqual(whole);
});

test('zooms in at a double tap, and out at the next', () => {
  const near = doubleTapped(whole, { x: 50, y: 0 }, stage);
  expect(near).toEqual({ scale: 3, x: -100, y: 0 });
  expect(doubleTapped(near, { x: 0, y: 0 }, stage)).toBe(whole);
});

test('keeps the picture under two moving fingers', () => {
  const from = [
    { x: -20, y: 0 },
    { x: 20, y: 0 },
  ] as const;
  const to = [
    { x: -30, y: 10 },
    { x: 50, y: 10 },
  ] as const;
  const near = pinched(whole, from, to, stage);
  expect(near).toEqual({ scale: 2, x: 10, y: 10 });
  expect(pinched(near, [to[0], to[0]], from, stage).scale).toBe(MOST);
});

test('centres a zoomed picture at a tap, within its limits', () => {
  const near = { scale: 2, x: 0, y: 0 };
  expect(centred(near, { x: 60, y: -40 }, stage)).toEqual({ scale: 2, x: -60, y: 40 });
  expect(moved(near, { x: 999, y: 0 }, stage).x).toBe(200);
});

describe('a swipe', () => {
  test.each([
    ['to the left shows the next picture', -80, 10, 1],
    ['to the right shows the previous picture', 80, -10, -1],
    ['that is short does nothing', 30, 0, 0],
    ['that goes down does nothing', 60, 90, 0],
  ])('%s', (_what, x, y, turn) => {
    expect(swiped({ x, y })).toBe(turn);
  });
});
