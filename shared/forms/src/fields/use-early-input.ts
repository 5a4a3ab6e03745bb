import { useCallback, useEffect, useEffectEvent, useRef, type RefCallback } from 'react';

interface EarlyInput<Element, Value> {
  /** The form library's ref. */
  ref: (element: Element | null) => void;
  read: (element: Element) => Value;
  /** The value in the form. */
  held: Value;
  take: (early: Value) => void;
}

/**
 * Adopts what a visitor typed, checked or selected before hydration. It is in the document but not in the form, so the
 * next render would overwrite it. Effects of children run first, so fields adopt it before the form restores its draft.
 */
export function useEarlyInput<Element, Value>({
  ref,
  read,
  held,
  take,
}: EarlyInput<Element, Value>): RefCallback<Element> {
  const control = useRef<Element | null>(null);
  const adopt = useEffectEvent(() => {
    if (!control.current) return;
    const early = read(control.current);
    if (early !== held) take(early);
  });
  useEffect(() => adopt(), []);

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
