import { Children, type ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import { ScrollButtons } from './scroll-buttons.tsx';
import { useScroller } from './use-scroller.ts';
import css from './carousel.module.css';

export interface CarouselProps {
  /** Accessible name of the row. */
  label: string;
  children: ReactNode;
  /** Width of an item, any CSS length; by default as many whole cards as fit. */
  itemWidth?: string;
  /** Placed directly below a heading: the arrows are at the end of the heading's line. */
  titled?: boolean;
}

/** A horizontal row with scroll snapping: scrolls by touch, wheel and keyboard, and by buttons once scripts run. */
export function Carousel({ label, children, itemWidth, titled }: CarouselProps) {
  const { ref, ends, takesFocus, move } = useScroller();
  return (
    <div
      className={cx(css.carousel, titled && css.titled)}
      role="group"
      aria-label={label}
      data-arrows={titled ? 'above' : undefined}
      {...(itemWidth && { style: { ['--item' as string]: itemWidth } })}
    >
      <ul ref={ref} className={css.track} {...(takesFocus && { tabIndex: 0 })}>
        {Children.map(children, (item) => (
          <li className={css.item}>{item}</li>
        ))}
      </ul>
      <ScrollButtons ends={ends} move={move} by={2} />
    </div>
  );
}
