import InputMask from 'imask/esm/controls/input';
import 'imask/esm/masked/pattern';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { maskOptions } from './mask-options.ts';

export interface MaskSettings {
  /** Of the tokens `#`, `@`, `*`. */
  mask: string;
  /** Rewrites what is typed or pasted, before the mask sees it; `before` is what stands left of it. */
  prepare?: (typed: string, before: string) => string;
}

interface MaskedInput {
  input: RefObject<HTMLInputElement | null>;
  /** What the form holds, written as the mask would write it. */
  value: string;
  onAccept: (shown: string) => void;
}

/** Keeps an uncontrolled input within a mask, and the form's value and the input in step. */
export function useMask({ mask, prepare }: MaskSettings, { input, value, onAccept }: MaskedInput) {
  const control = useRef<InputMask | null>(null);
  const accept = useEffectEvent(onAccept);

  useEffect(() => {
    if (!input.current) return;
    const active = new InputMask(input.current, {
      ...maskOptions(mask),
      ...(prepare && { prepare: (typed: string, masked: { value: string }) => prepare(typed, masked.value) }),
    });
    control.current = active;
    active.on('accept', () => accept(active.value));
    return () => active.destroy();
  }, [input, mask, prepare]);

  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    if (control.current) control.current.value = value;
  }, [value]);
}
