import { useEffect } from 'react';

const holders = new Set<symbol>();

/** True while something on the page would be lost by a reload: the shell then puts its reload off. */
export const hasUnsavedInput = () => holders.size > 0;

/** Until the returned function is called. */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved input');
  holders.add(holder);
  return () => void holders.delete(holder);
}

export function useUnsavedInput(dirty: boolean) {
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
}
