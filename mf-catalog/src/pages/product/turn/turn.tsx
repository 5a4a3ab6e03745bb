import type { Picture as PictureData } from '@site/contracts/picture';
import { formatCount } from '@site/kernel/plurals';
import { cx } from '@site/ui/cx';
import { useHydrated } from '@site/ui/hydrated';
import { Picture } from '@site/ui/picture';
import { useId, useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';
import { nearestLoaded, turnedBy } from './frames.ts';
import css from './turn.module.css';

const WIDTH = '(min-width: 860px) 50vw, 100vw';

interface TurnProps {
  /** Clockwise at equal angles. */
  pictures: readonly PictureData[];
  name: string;
}

/**
 * A product from all sides, turned by a slider or by dragging. Photographs other than the first load when it is turned; until
 * one has loaded, the nearest is shown.
 */
export function Turn({ pictures, name }: TurnProps) {
  const count = pictures.length;
  const [current, setCurrent] = useState(0);
  const [isUsed, setUsed] = useState(false);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([0]));
  const drag = useRef<{ x: number; from: number } | null>(null);
  const title = useId();
  const isHydrated = useHydrated();
  const shown = nearestLoaded(current, count, loaded);

  const loadAll = () => setUsed(true);
  const noteLoaded = ({ target }: SyntheticEvent) => {
    const frame = (target as HTMLElement).closest<HTMLElement>('[data-frame]')?.dataset.frame;
    if (frame !== undefined) setLoaded((before) => new Set([...before, Number(frame)]));
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, from: current };
    loadAll();
  };
  const pull = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const part = (clientX - drag.current.x) / currentTarget.clientWidth;
    setCurrent(turnedBy(drag.current.from, part, count));
  };
  const release = () => {
    drag.current = null;
  };

  return (
    <section aria-labelledby={title} className={css.turn}>
      <h2 id={title} className={css.title}>
        Со&nbsp;всех сторон
      </h2>
      <div
        className={css.stage}
        onLoadCapture={noteLoaded}
        onPointerDown={grab}
        onPointerMove={pull}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {pictures.map((picture, index) =>
          index === 0 || isUsed ? (
            <div key={picture.src} data-frame={index} className={cx(css.frame, index !== shown && css.hidden)}>
              <Picture
                picture={{ ...picture, alt: `${name}: вид со\u00a0всех сторон` }}
                fit="contain"
                sizes={WIDTH}
                decorative={index !== shown}
              />
            </div>
          ) : null,
        )}
      </div>
      {/* Works with scripts only; its place is kept. */}
      <label className={cx(css.control, !isHydrated && css.hidden)}>
        <span>Поворот</span>
        <input
          type="range"
          className={css.slider}
          min={0}
          max={count - 1}
          value={current}
          aria-valuetext={formatCount(Math.round((current * 360) / count), ['градус', 'градуса', 'градусов'])}
          onPointerDown={loadAll}
          onChange={({ target }) => {
            loadAll();
            setCurrent(Number(target.value));
          }}
        />
      </label>
    </section>
  );
}
