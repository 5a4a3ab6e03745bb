import { expect, test } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { drawErrorBarrier, errorBarrierModule } from './error-barrier.ts';
import { wellFormed } from './well-formed.ts';

const shellModule = new URL('../../../shell/src/errors/error-barrier.ts', import.meta.url);

test('equals the copy in the shell', () => {
  if (process.env.UPDATE_DRAWINGS) writeFileSync(shellModule, errorBarrierModule());
  expect(readFileSync(shellModule, 'utf8')).toBe(errorBarrierModule());
});

test('is small and has no styles or ids that could clash with a page', () => {
  const svg = drawErrorBarrier();
  expect(wellFormed(svg)).toBe('svg');
  expect(svg).not.toMatch(/NaN|\sid=|style=|'/);
  expect(svg.length).toBeLessThan(6 * 1000);
});
