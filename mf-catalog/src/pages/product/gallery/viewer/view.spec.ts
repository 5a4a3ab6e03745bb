import { describe, expect, test } from '@jest/globals';
import { centred, doubleTapped, limited, MOST, moved, pinched, swiped, whole, zoomed } from './view.ts';

const stage = { width: 400, height: 300 };

/** Where a point of the picture is seen: `of` in px from its centre at scale 1. */
const seen = ({ scale, x, y }: typeof whole, of: { x: number; y: number }) => ({
  x: x + of.x * scale,
  y: y + of.y * scale,
});

test('a picture is never smaller than its stage, larger than eight times, or out of sight', () => {
  expect(limited({ scale: 0.5, x: 90, y: 9 }, stage)).toEqual(whole);
  expect(limited({ scale: 20, x: 9_000, y: -9_000 }, stage)).toEqual({ scale: MOST, x: 1_400, y: -1_050 });
});

test('what is under the pointer stays there while it grows and shrinks', () => {
  const at = { x: 100, y: -50 };
  const near = zoomed(whole, 2, at, stage);
  expect(seen(near, at)).toEqual(at);
  expect(zoomed(near, 0.5, at, stage)).toEqual(whole);
});

test('a double tap comes near where it was tapped, another goes back', () => {
  const near = doubleTapped(whole, { x: 50, y: 0 }, stage);
  expect(near).toEqual({ scale: 3, x: -100, y: 0 });
  expect(doubleTapped(near, { x: 0, y: 0 }, stage)).toBe(whole);
});

test('two fingers hold what they took hold of, also while they move', () => {
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

test('a tap on a near picture brings that place to the middle, as far as there is picture', () => {
  const near = { scale: 2, x: 0, y: 0 };
  expect(centred(near, { x: 60, y: -40 }, stage)).toEqual({ scale: 2, x: -60, y: 40 });
  expect(moved(near, { x: 999, y: 0 }, stage).x).toBe(200);
});

describe('a stroke', () => {
  test.each([
    ['to the left turns on', -80, 10, 1],
    ['to the right turns back', 80, -10, -1],
    ['that is short does nothing', 30, 0, 0],
    ['that goes down does nothing', 60, 90, 0],
  ])('%s', (_what, x, y, turn) => {
    expect(swiped({ x, y })).toBe(turn);
  });
});
