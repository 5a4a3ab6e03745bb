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

test('sets the covered height while mounted, in a stylesheet instead of an inline style', () => {
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
  const replace = jest.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  const { unmount } = render(<Bar />);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(replace).toHaveBeenLastCalledWith(':root, body { --sticky-bottom: 88px }');
  expect(document.documentElement).not.toHaveAttribute('style');
  unmount();
  expect(document.adoptedStyleSheets).toEqual([]);
});
