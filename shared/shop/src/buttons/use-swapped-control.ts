import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';

interface SwappedControl {
  ref: RefObject<HTMLDivElement | null>;
  /** Spread on the element of the ref. */
  handlers: {
    onFocus: () => void;
    onBlur: () => void;
    onClickCapture: (event: MouseEvent) => void;
  };
}

const useEffectBeforePaint = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * A place where a click replaces the control that was clicked: «В корзину» by the quantity. The focus goes along, to the
 * last of the named elements, or else the keyboard would be back at the page's top. And the second half of a double
 * click is not meant for what has come.
 */
export function useSwappedControl(shown: boolean, target = 'button'): SwappedControl {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const shownAtFirstClick = useRef(shown);

  useEffectBeforePaint(() => {
    const active = document.activeElement;
    // A button that has become disabled has the focus for a moment more, and then nobody has.
    if (!focused.current || (ref.current?.contains(active) && !active?.matches(':disabled'))) return;
    const controls = ref.current?.querySelectorAll<HTMLElement>(target);
    controls?.[controls.length - 1]?.focus({ preventScroll: true });
  }, [shown]);

  return {
    ref,
    handlers: {
      onFocus: () => {
        focused.current = true;
      },
      onBlur: () => {
        focused.current = false;
      },
      onClickCapture: (event) => {
        if (event.detail < 2) shownAtFirstClick.current = shown;
        else if (shownAtFirstClick.current !== shown) {
          event.preventDefault();
          event.stopPropagation();
        }
      },
    },
  };
}
