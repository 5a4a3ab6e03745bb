import { expect, test } from '@jest/globals';
import { anchorHref, anchorId } from './anchor.ts';

test.each(['/#barriers', '#barriers', 'barriers'])('%s becomes a link within the page', (anchor) => {
  expect(anchorHref(anchor)).toBe('#barriers');
  expect(anchorId(anchor)).toBe('barriers');
});
