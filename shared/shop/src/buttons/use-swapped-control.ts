import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';

interface SwappedControl {
  ref: RefObject<HTMLDivElement | null>;
  /** Spread on the element with `ref`. */
  handlers: {
    onFocus: () => void;
    onBlur: () => void;
    onClickCapture: (event: MouseEvent) => void;
  };
}

const useEffectBeforePaint = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Handles a control that is replaced by a click on it, such as «В корзину» by the quantity. Moves the focus to the last
 * element that matches `target`, because it would otherwise return to the top of the page. Suppresses the second half
 * of a double click, which was not meant for the new control.
 */
export function useSwappedControl(shown: boolean, target = 'button'): SwappedControl {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const shownAtFirstClick = useRef(shown);

  useEffectBeforePaint(() => {
    const active = document.activeElement;
    // A button that becomes disabled keeps the focus for a moment, and then loses it.
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
