import type { Picture as PictureData } from '@site/contracts/picture';
import { IconButton } from '@site/ui/button';
import { useModal } from '@site/ui/dialog';
import { iconChevronLeft, iconChevronRight, iconClose, iconMinus, iconPlus } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useGestures } from './use-gestures.ts';
import { moved, MOST, STEP, whole, zoomed, type View } from './view.ts';
import css from './viewer.module.css';

/** Distance of an arrow key, in px. */
const SHIFT = 80;
const centre = { x: 0, y: 0 };
const arrows: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

export interface ViewerProps {
  pictures: readonly PictureData[];
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

export function Viewer({ pictures, current, onShow, onClose }: ViewerProps) {
  const [view, setView] = useState(whole);
  const stage = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { ref, handlers } = useModal(onClose);
  const picture = pictures[current];

  const turn = (step: -1 | 1) => {
    setView(whole);
    onShow((current + step + pictures.length) % pictures.length);
  };
  const gestures = useGestures({ stage, view, onView: setView, onTurn: turn });
  const change = (next: (size: DOMRect) => View) => {
    if (stage.current) setView(next(stage.current.getBoundingClientRect()));
  };
  const zoom = (factor: number) => change((size) => zoomed(view, factor, centre, size));

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (arrow && view.scale > 1) change((size) => moved(view, { x: arrow.x * SHIFT, y: arrow.y * SHIFT }, size));
    else if (arrow && arrow.x !== 0) turn(arrow.x > 0 ? -1 : 1);
    else if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === '0') setView(whole);
    else return;
    event.preventDefault();
  };

  if (!picture) return null;
  return (
    <dialog
      ref={ref}
      {...handlers}
      className={css.viewer}
      aria-labelledby={titleId}
      data-scroll-lock=""
      onKeyDown={onKeyDown}
    >
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {picture.alt}
        </h2>
        <IconButton icon={iconClose} label="Закрыть" onClick={onClose} />
      </div>
      <div ref={stage} className={css.stage} data-near={view.scale > 1 || undefined} {...gestures}>
        <div
          className={css.picture}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          key={picture.src}
        >
          <Picture picture={picture} sizes={`${Math.round(view.scale * 100)}vw`} fit="contain" priority />
        </div>
      </div>
      <div className={css.foot}>
        {pictures.length > 1 && (
          <>
            <IconButton icon={iconChevronLeft} variant="outline" label="Предыдущее" onClick={() => turn(-1)} />
            <span className={css.position} role="status">
              {`${current + 1} из\u00a0${pictures.length}`}
            </span>
            <IconButton icon={iconChevronRight} variant="outline" label="Следующее" onClick={() => turn(1)} />
          </>
        )}
        <span className={css.scale}>
          <IconButton
            icon={iconMinus}
            variant="outline"
            label="Уменьшить"
            aria-disabled={view.scale <= 1}
            onClick={() => zoom(1 / STEP)}
          />
          <span className={css.position}>{`${Math.round(view.scale * 100)}\u00a0%`}</span>
          <IconButton
            icon={iconPlus}
            variant="outline"
            label="Увеличить"
            aria-disabled={view.scale >= MOST}
            onClick={() => zoom(STEP)}
          />
        </span>
      </div>
    </dialog>
  );
}
