import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * For `<details>`: open whenever what is inside comes into use (a link, Back, a chip), so that a selected option is in
 * sight. Shutting it, and what goes out of use, is left to the visitor.
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
