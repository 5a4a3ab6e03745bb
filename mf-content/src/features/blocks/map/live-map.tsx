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
  const markPins = useEffectEvent(() => {
    for (const [index, pin] of pinsIn(ref.current).entries())
      pin.toggleAttribute('data-marked', inStep?.marked.includes(block.points[index]!) ?? false);
  });
  const tell = useEffectEvent((failure?: unknown) => {
    if (failure !== undefined) {
      console.warn('no map', failure);
      return onFailed();
    }
    markPins();
    // The link that was pressed goes. A map that is only drawn anew leaves the focus on the filter that changed it.
    if (!shown) ref.current?.focus({ preventScroll: true });
    onShown();
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

  const marked = inStep?.marked;
  // The service draws its pins outside React.
  useEffect(() => markPins(), [marked, block]);

  const pointAt = (target: EventTarget | null) => {
    const index = pinsIn(ref.current).findIndex((pin) => target instanceof Node && pin.contains(target));
    return block.points[index];
  };
  const mark = useEffectEvent((event: Event) => {
    const point = pointAt(event.target);
    inStep?.onMark(point ? [point] : []);
  });
  const unmark = useEffectEvent(() => inStep?.onMark([]));
  const choose = useEffectEvent((event: Event) => {
    const point = pointAt(event.target);
    if (point) inStep?.onChoose(point);
  });
  useEffect(() => {
    const container = ref.current!;
    const marking = (event: Event) => mark(event);
    const leaving = () => unmark();
    const choosing = (event: Event) => choose(event);
    container.addEventListener('mouseover', marking);
    container.addEventListener('focusin', marking);
    container.addEventListener('mouseleave', leaving);
    container.addEventListener('focusout', leaving);
    container.addEventListener('click', choosing);
    return () => {
      container.removeEventListener('mouseover', marking);
      container.removeEventListener('focusin', marking);
      container.removeEventListener('mouseleave', leaving);
      container.removeEventListener('focusout', leaving);
      container.removeEventListener('click', choosing);
    };
  }, []);

  return <div ref={ref} className={css.map} role="region" aria-label="Карта" tabIndex={-1} />;
}
