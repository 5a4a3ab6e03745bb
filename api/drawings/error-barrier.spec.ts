import { expect, test } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { drawErrorBarrier, errorBarrierModule } from './error-barrier.ts';
import { wellFormed } from './well-formed.ts';

const carried = new URL('../../shell/src/errors/error-barrier.ts', import.meta.url);

test('the shell carries the barrier of its error pages as it is drawn here', () => {
  if (process.env.UPDATE_DRAWINGS) writeFileSync(carried, errorBarrierModule());
  expect(readFileSync(carried, 'utf8')).toBe(errorBarrierModule());
});

test('the barrier of the error pages is small, and needs neither styles nor names that a page may have', () => {
  const svg = drawErrorBarrier();
  expect(wellFormed(svg)).toBe('svg');
  expect(svg).not.toMatch(/NaN|\sid=|style=|'/);
  expect(svg.length).toBeLessThan(6 * 1000);
});
