import { useEffect, useRef } from 'react';

/** Closes an overlaying disclosure on Escape, and on a focus or click outside of it. */
export function useLightDismiss() {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    details.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      details.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);

  return ref;
}
