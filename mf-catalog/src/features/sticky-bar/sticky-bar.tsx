import { cx } from '@site/ui/cx';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import css from './sticky-bar.module.css';

interface StickyBarProps {
  label: string;
  /** The bar is shown while this element is out of view. */
  standsInFor: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** Also on wide screens, where the replaced element is not sticky. */
  wide?: boolean;
}

/**
 * Keeps the main action of a long page in reach on phones. The bar is in the flow at the page's end and sticky at the
 * edge of the screen: it shifts nothing, and covers neither the last lines nor the footer.
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
    <section
      className={cx(css.bar, wide && css.wide, shown && css.shown)}
      aria-label={label}
      data-bottom-bar=""
      data-print="hide"
    >
      {shown && children}
    </section>
  );
}
