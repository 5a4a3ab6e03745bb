import { useSession } from '@site/runtime';
import { useEffect, useState, type ComponentType } from 'react';
import type { CompareTrayProps } from './compare-tray.tsx';

const loadTray = async () => (await import('./compare-tray.tsx')).CompareTray;

/** The tray's code and data come only for those who compare. */
export function CompareTraySlot(props: CompareTrayProps) {
  const wanted = useSession(({ compare_products }) => compare_products.length > 1);
  const [Tray, setTray] = useState<ComponentType<CompareTrayProps>>();

  useEffect(() => {
    // Should it not come, the header's link leads to the comparison as well.
    if (wanted)
      loadTray().then(
        (tray) => setTray(() => tray),
        () => {},
      );
  }, [wanted]);

  return wanted && Tray ? <Tray {...props} /> : null;
}
