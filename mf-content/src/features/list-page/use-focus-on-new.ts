import { isPlainClick } from '@site/ui/link';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

/**
 * After «Показать ещё» the focus goes to the first of the cards that have come: the button has moved below them, or is
 * gone. The returned function takes the press.
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
