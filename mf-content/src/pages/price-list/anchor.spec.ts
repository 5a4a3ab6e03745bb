import { expect, test } from '@jest/globals';
import { anchorHref, anchorId } from './anchor.ts';

test.each(['/#barriers', '#barriers', 'barriers'])('%s is a link of this page', (anchor) => {
  expect(anchorHref(anchor)).toBe('#barriers');
  expect(anchorId(anchor)).toBe('barriers');
});
