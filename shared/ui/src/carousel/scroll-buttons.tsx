import { cx } from '../cx/index.ts';
import { Icon } from '../icon/index.ts';
import { iconChevronLeft, iconChevronRight } from '../icons/index.ts';
import type { useScroller } from './use-scroller.ts';
import css from './scroll-buttons.module.css';

interface ScrollButtonsProps extends Pick<ReturnType<typeof useScroller>, 'ends' | 'move'> {
  /** Number of items per click. */
  by: number;
}

/** Previous and next buttons at the sides of a row; each is hidden at its end. */
export function ScrollButtons({ ends, move, by }: ScrollButtonsProps) {
  if (!ends) return null;
  return (
    <>
      <button
        type="button"
        className={cx(css.button, css.previous)}
        aria-label="Назад"
        hidden={ends.start}
        onClick={() => move(-by)}
      >
        <Icon shape={iconChevronLeft} />
      </button>
      <button
        type="button"
        className={cx(css.button, css.next)}
        aria-label="Вперёд"
        hidden={ends.end}
        onClick={() => move(by)}
      >
        <Icon shape={iconChevronRight} />
      </button>
    </>
  );
}
