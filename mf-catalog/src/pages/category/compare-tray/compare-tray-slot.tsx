import { useSession } from '@site/runtime';
import { useEffect, useState, type ComponentType } from 'react';
import type { CompareTrayProps } from './compare-tray.tsx';

const loadTray = async () => (await import('./compare-tray.tsx')).CompareTray;

/** Loads the tray's code and data only when at least two products are compared. */
export function CompareTraySlot(props: CompareTrayProps) {
  const hasComparison = useSession(({ compare_products }) => compare_products.length > 1);
  const [Tray, setTray] = useState<ComponentType<CompareTrayProps>>();

  useEffect(() => {
    // When it fails to load, the header's link still leads to the comparison.
    if (hasComparison)
      loadTray().then(
        (tray) => setTray(() => tray),
        () => {},
      );
  }, [hasComparison]);

  return hasComparison && Tray ? <Tray {...props} /> : null;
}
