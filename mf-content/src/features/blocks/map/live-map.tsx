import type { BlockOf } from '@site/contracts/blocks';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapSync } from './map-sync.ts';
import css from './map-frame.module.css';

interface LiveMapProps {
  block: BlockOf<'map'>;
  apikey: string;
  shown: boolean;
  sync?: MapSync | undefined;
  onShown: () => void;
  onFailed: () => void;
}

/** Pins in the order of the points, in which the service draws them. */
const pinsIn = (container: HTMLElement | null) => [...(container?.querySelectorAll('button[aria-expanded]') ?? [])];

/** The map of the service. Its script loads when this component mounts, not before. */
export function LiveMap({ block, apikey, shown, sync, onShown, onFailed }: LiveMapProps) {
  const ref = useRef<HTMLDivElement>(null);

  const draw = useEffectEvent(async (container: HTMLElement) => {
    const { drawMap } = await import('./draw-map.ts');
    return drawMap(container, block, apikey);
  });
  const markPins = useEffectEvent(() => {
    for (const [index, pin] of pinsIn(ref.current).entries())
      pin.toggleAttribute('data-marked', sync?.marked.includes(block.points[index]!) ?? false);
  });
  const report = useEffectEvent((failure?: unknown) => {
    if (failure !== undefined) {
      console.warn('Map failed to load', failure);
      return onFailed();
    }
    markPins();
    // The pressed link disappears, so the map takes the focus. A map that is only redrawn leaves it on the filter.
    if (!shown) ref.current?.focus({ preventScroll: true });
    onShown();
  });

  useEffect(() => {
    let unmounted = false;
    let remove: (() => void) | undefined;
    draw(ref.current!).then(
      (destroy) => {
        remove = destroy;
        if (unmounted) remove();
        else report();
      },
      (failure: unknown) => unmounted || report(failure),
    );
    return () => {
      unmounted = true;
      remove?.();
    };
  }, []);

  const marked = sync?.marked;
  // The service draws its pins outside React.
  useEffect(() => markPins(), [marked, block]);

  const pointAt = (target: EventTarget | null) => {
    const index = pinsIn(ref.current).findIndex((pin) => target instanceof Node && pin.contains(target));
    return block.points[index];
  };
  const mark = useEffectEvent((event: Event) => {
    const point = pointAt(event.target);
    sync?.onMark(point ? [point] : []);
  });
  const unmark = useEffectEvent(() => sync?.onMark([]));
  const choose = useEffectEvent((event: Event) => {
    const point = pointAt(event.target);
    if (point) sync?.onChoose(point);
  });
  useEffect(() => {
    const container = ref.current!;
    const onEnter = (event: Event) => mark(event);
    const onLeave = () => unmark();
    const onClick = (event: Event) => choose(event);
    container.addEventListener('mouseover', onEnter);
    container.addEventListener('focusin', onEnter);
    container.addEventListener('mouseleave', onLeave);
    container.addEventListener('focusout', onLeave);
    container.addEventListener('click', onClick);
    return () => {
      container.removeEventListener('mouseover', onEnter);
      container.removeEventListener('focusin', onEnter);
      container.removeEventListener('mouseleave', onLeave);
      container.removeEventListener('focusout', onLeave);
      container.removeEventListener('click', onClick);
    };
  }, []);

  return <div ref={ref} className={css.map} role="region" aria-label="Карта" tabIndex={-1} />;
}
