import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Opens a `<details>` when an option inside becomes active (by a link, Back or a chip), so that it is visible. Closing
 * is left to the visitor.
 */
export function useOpening(
  inUse: boolean,
  openAtFirst = inUse,
): { ref: RefObject<HTMLDetailsElement | null>; open: boolean } {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open] = useState(openAtFirst);

  useEffect(() => {
    if (inUse && ref.current) ref.current.open = true;
  }, [inUse]);

  return { ref, open };
}
