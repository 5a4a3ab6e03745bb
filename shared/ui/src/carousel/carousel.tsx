import { Children, type ReactNode } from 'react';
import { ScrollButtons } from './scroll-buttons.tsx';
import { useScroller } from './use-scroller.ts';
import css from './carousel.module.css';

export interface CarouselProps {
  /** What the row holds, read aloud. */
  label: string;
  children: ReactNode;
  /** Width of an item, any CSS length. */
  itemWidth?: string;
}

/** A row that scrolls sideways and snaps to its items: by finger, wheel, keyboard, and by buttons once scripts run. */
export function Carousel({ label, children, itemWidth = 'clamp(13.75rem, 23vw, 18.75rem)' }: CarouselProps) {
  const { ref, ends, takesFocus, move } = useScroller();
  return (
    <div className={css.carousel} role="group" aria-label={label} style={{ ['--item' as string]: itemWidth }}>
      <ul ref={ref} className={css.track} {...(takesFocus && { tabIndex: 0 })}>
        {Children.map(children, (item) => (
          <li className={css.item}>{item}</li>
        ))}
      </ul>
      <ScrollButtons ends={ends} move={move} by={2} />
    </div>
  );
}
