import { useEffect } from 'react';

const holders = new Set<symbol>();

/** True while some form on the page holds input that a reload would lose: the shell then puts its reload off. */
export const hasUnsavedInput = () => holders.size > 0;

export function useUnsavedInput(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return;
    const holder = Symbol('unsaved input');
    holders.add(holder);
    return () => {
      holders.delete(holder);
    };
  }, [dirty]);
}
