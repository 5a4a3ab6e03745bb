import type { BlockOf } from '@site/contracts/blocks';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { InStep } from './in-step.ts';
import css from './map-frame.module.css';

interface LiveMapProps {
  block: BlockOf<'map'>;
  apikey: string;
  shown: boolean;
  inStep?: InStep | undefined;
  onShown: () => void;
  onFailed: () => void;
}

/** In the order of the points: it draws one after the other. */
const pinsIn = (container: HTMLElement | null) => [...(container?.querySelectorAll('button[aria-expanded]') ?? [])];

/** The service's map: nothing of the service is loaded before this is there. */
export function LiveMap({ block, apikey, shown, inStep, onShown, onFailed }: LiveMapProps) {
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

  const marked = inStep?.marked;
  // The service draws its pins outside React.
  useEffect(() => {
    for (const [index, pin] of pinsIn(ref.current).entries())
      pin.toggleAttribute('data-marked', marked?.includes(block.points[index]!) ?? false);
  }, [marked, shown, block]);

  const pointAt = (target: EventTarget | null) => {
    const index = pinsIn(ref.current).findIndex((pin) => target instanceof Node && pin.contains(target));
    return block.points[index];
  };
  const mark = useEffectEvent((event: Event) => {
    const point = pointAt(event.target);
    inStep?.onMark(point ? [point] : []);
  });
  const choose = useEffectEvent((event: Event) => {
    const point = pointAt(event.target);
    if (point) inStep?.onChoose(point);
  });
  useEffect(() => {
    const container = ref.current!;
    const marking = (event: Event) => mark(event);
    const choosing = (event: Event) => choose(event);
    container.addEventListener('mouseover', marking);
    container.addEventListener('focusin', marking);
    container.addEventListener('click', choosing);
    return () => {
      container.removeEventListener('mouseover', marking);
      container.removeEventListener('focusin', marking);
      container.removeEventListener('click', choosing);
    };
  }, []);

  return <div ref={ref} className={css.map} role="region" aria-label="Карта" tabIndex={-1} />;
}
