import type { BlockOf } from '@site/contracts/blocks';
import { useEffect, useEffectEvent, useRef } from 'react';
import css from './map-frame.module.css';

interface LiveMapProps {
  block: BlockOf<'map'>;
  apikey: string;
  shown: boolean;
  onShown: () => void;
  onFailed: () => void;
}

/** The service's map: nothing of the service is loaded before this is there. */
export function LiveMap({ block, apikey, shown, onShown, onFailed }: LiveMapProps) {
  const ref = useRef<HTMLDivElement>(null);

  const draw = useEffectEvent(async (container: HTMLElement) => {
    const { drawMap } = await import('./draw-map.ts');
    return drawMap(container, block, apikey);
  });
  const tell = useEffectEvent((failure?: unknown) => {
    if (failure === undefined) return onShown();
    console.warn('no map', failure);
    onFailed();
  });

  useEffect(() => {
    let left = false;
    let remove: (() => void) | undefined;
    draw(ref.current!).then(
      (taken) => {
        remove = taken;
        if (left) remove();
        else tell();
      },
      (failure: unknown) => left || tell(failure),
    );
    return () => {
      left = true;
      remove?.();
    };
  }, []);

  // The link that was pressed has gone.
  useEffect(() => {
    if (shown) ref.current?.focus({ preventScroll: true });
  }, [shown]);

  return <div ref={ref} className={css.map} role="region" aria-label="Карта" tabIndex={-1} />;
}
