import { isPlainClick } from '@site/ui/link';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

/**
 * Moves the focus to the first new card after «Показать ещё», because the button has moved below the cards or is gone.
 * Returns the click handler.
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): (event: MouseEvent) => void {
  const shown = useRef<number>(undefined);

  useEffect(() => {
    const before = shown.current;
    if (before === undefined || count <= before) return;
    shown.current = undefined;
    list.current?.querySelectorAll('article')[before]?.querySelector('a')?.focus({ preventScroll: true });
  }, [list, count]);

  return (event) => {
    if (isPlainClick(event)) shown.current = count;
  };
}
