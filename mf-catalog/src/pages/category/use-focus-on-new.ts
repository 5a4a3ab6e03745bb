import { useEffect, useRef, type RefObject } from 'react';

/**
 * After «Показать ещё» the focus goes to the first of the products that have come: the button has moved below them, or
 * is gone. The returned function announces the press.
 */
export function useFocusOnNew(grid: RefObject<HTMLElement | null>, firstNew: number): () => void {
  const pressed = useRef(false);

  useEffect(() => {
    if (!pressed.current || firstNew === 0) return;
    pressed.current = false;
    grid.current?.querySelectorAll('li')[firstNew]?.querySelector('a')?.focus({ preventScroll: true });
  }, [grid, firstNew]);

  return () => {
    pressed.current = true;
  };
}
