import { cx } from '@site/ui/cx';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import css from './sticky-bar.module.css';

interface StickyBarProps {
  label: string;
  /** What the bar stands in for, while that is out of view. */
  standsInFor: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** On wide screens as well: what it stands in for does not stick there. */
  wide?: boolean;
}

/**
 * On phones the main action of a long page stays in reach. The bar has its place at the page's end and sticks to the
 * screen's edge from there: it moves nothing, and covers neither the last lines nor the footer.
 */
export function StickyBar({ label, standsInFor, children, wide }: StickyBarProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!standsInFor.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(!entry?.isIntersecting));
    observer.observe(standsInFor.current);
    return () => observer.disconnect();
  }, [standsInFor]);

  return (
    <section className={cx(css.bar, wide && css.wide, shown && css.shown)} aria-label={label} data-print="hide">
      {shown && children}
    </section>
  );
}
