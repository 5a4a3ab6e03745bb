import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first new product after «Показать ещё», because the button has moved or is gone. The returned function
 * must be called on the click.
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
