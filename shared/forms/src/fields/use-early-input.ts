import { useCallback, useEffect, useEffectEvent, useRef, type RefCallback } from 'react';

interface EarlyInput<Element, Value> {
  /** The form library's own, which is told of the control as before. */
  ref: (element: Element | null) => void;
  read: (element: Element) => Value;
  /** What the form holds. */
  held: Value;
  take: (early: Value) => void;
}

/**
 * What a visitor typed, ticked or chose before the page came alive stands in the document, and the form knows nothing
 * of it: the next render would put its own value in the place. Every field asks once, when it comes alive. It does so
 * before the form takes up its draft, because effects of children run first.
 */
export function useEarlyInput<Element, Value>({
  ref,
  read,
  held,
  take,
}: EarlyInput<Element, Value>): RefCallback<Element> {
  const control = useRef<Element | null>(null);
  const ask = useEffectEvent(() => {
    if (!control.current) return;
    const early = read(control.current);
    if (early !== held) take(early);
  });
  useEffect(() => ask(), []);

  return useCallback(
    (element: Element | null) => {
      control.current = element;
      ref(element);
    },
    [ref],
  );
}

export const readText = (element: { value: string }): string => element.value;
export const readTick = (element: HTMLInputElement): boolean => element.checked;
