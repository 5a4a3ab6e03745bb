import type { MenuItem } from '@site/contracts/site-data';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { currentUrl } from './current-url.ts';
import css from './section-rail.module.css';

interface SectionRailProps {
  label: string;
  items: MenuItem[];
  after?: ReactNode;
  children: ReactNode;
}

/** Sections beside the page; on phones a horizontally scrolling strip above it. */
export function SectionRail({ label, items, after, children }: SectionRailProps) {
  const current = currentUrl(items, useLocation().pathname);
  const rail = useRef<HTMLElement>(null);
  // The current section may be outside the visible area of the strip.
  useEffect(() => {
    const strip = rail.current;
    const link = strip?.querySelector('[aria-current]');
    if (!strip || !link) return;
    const { left, width } = link.getBoundingClientRect();
    strip.scrollLeft += left - strip.getBoundingClientRect().left - (strip.clientWidth - width) / 2;
  }, [current]);
  return (
    <div className={css.frame}>
      <nav ref={rail} className={css.rail} data-print="hide" aria-label={label}>
        <RailList items={items} current={current} />
        {after}
      </nav>
      <div className={css.content}>{children}</div>
    </div>
  );
}

function RailList({ items, current }: { items: MenuItem[]; current: string | undefined }) {
  return (
    <ul className={css.list}>
      {items.map(({ title, url, children }) => (
        <li key={url} className={css.item}>
          <a className={css.link} href={url} aria-current={url === current ? 'page' : undefined}>
            {title}
          </a>
          {children?.length ? <RailList items={children} current={current} /> : null}
        </li>
      ))}
    </ul>
  );
}
