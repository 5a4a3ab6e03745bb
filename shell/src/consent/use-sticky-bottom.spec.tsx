import { afterEach, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useStickyBottom } from './use-sticky-bottom.ts';

const original = globalThis.ResizeObserver;
afterEach(() => {
  globalThis.ResizeObserver = original;
  jest.restoreAllMocks();
});

function Bar() {
  const ref = useRef<HTMLDivElement>(null);
  useStickyBottom(ref);
  return <div ref={ref} />;
}

test('sets the covered height on html and body while mounted', () => {
  globalThis.ResizeObserver = class {
    readonly callback: () => void;
    constructor(callback: () => void) {
      this.callback = callback;
    }
    observe() {
      this.callback();
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88);
  const covered = () =>
    [document.documentElement, document.body].map((one) => one.style.getPropertyValue('--sticky-bottom'));
  const { unmount } = render(<Bar />);
  expect(covered()).toEqual(['88px', '88px']);
  unmount();
  expect(covered()).toEqual(['', '']);
});
