import { useEffect } from 'react';

const holders = new Set<symbol>();

/** Whether a reload would lose input on the page: the shell then postpones its reload. */
export const hasUnsavedInput = () => holders.size > 0;

/** Marks the page as unsaved until the returned function is called. */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved input');
  holders.add(holder);
  return () => void holders.delete(holder);
}

export function useUnsavedInput(dirty: boolean) {
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
}
