import { afterEach, expect, jest, test } from '@jest/globals';
import { onResize } from './index.ts';

const original = globalThis.ResizeObserver;
afterEach(() => {
  globalThis.ResizeObserver = original;
});

test('follows the window without ResizeObserver', () => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  const act = jest.fn();
  const stop = onResize(document.body, act);
  expect(act).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('resize'));
  expect(act).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('resize'));
  expect(act).toHaveBeenCalledTimes(2);
});
