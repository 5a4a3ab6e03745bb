import type { MouseEvent } from 'react';
import { cx } from '../cx/index.ts';
import { Icon } from '../icon/index.ts';
import { iconChevronLeft, iconChevronRight } from '../icons/index.ts';
import { narrowPages, pageSlots } from './pages.ts';
import css from './pagination.module.css';

export interface PaginationProps {
  page: number;
  pages: number;
  /** Returns the URL of a page, usually built by `paths` with the current query. */
  hrefFor: (page: number) => string;
  /** Accessible name; distinguishes two paginations on a page. */
  label?: string;
  /** Click handler, for pages that update their list without a full navigation. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Pagination with real links, which work without JS and for crawlers. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefFor, label = 'Страницы', onFollow }: PaginationProps) {
  if (pages <= 1) return null;
  const narrow = narrowPages(page, pages);
  /** Whether pages are omitted before this one on a phone. */
  const afterGap = (slot: number) => slot > 1 && narrow.includes(slot) && !narrow.includes(slot - 1);
  return (
    <nav className={css.pagination} aria-label={label}>
      <Step
        to={page - 1}
        pages={pages}
        rel="prev"
        label="Предыдущая страница"
        shape={iconChevronLeft}
        hrefFor={hrefFor}
        onFollow={onFollow}
      />
      <ol className={css.list}>
        {pageSlots(page, pages).map((slot, index) => (
          <li
            key={slot === 'gap' ? `gap-${index}` : slot}
            className={cx(
              css.slot,
              slot === 'gap' || !narrow.includes(slot) ? css.wide : afterGap(slot) && css.afterGap,
            )}
          >
            {slot === 'gap' ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className={css.page}
                href={hrefFor(slot)}
                aria-label={`Страница ${slot}`}
                aria-current={slot === page ? 'page' : undefined}
                onClick={onFollow}
              >
                {slot}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step
        to={page + 1}
        pages={pages}
        rel="next"
        label="Следующая страница"
        shape={iconChevronRight}
        hrefFor={hrefFor}
        onFollow={onFollow}
      />
    </nav>
  );
}

interface StepProps extends Pick<PaginationProps, 'pages' | 'hrefFor' | 'onFollow'> {
  to: number;
  rel: 'prev' | 'next';
  label: string;
  shape: string;
}

/** At the ends the step is an empty box of the same size, so that the row does not shift. */
function Step({ to, pages, rel, label, shape, hrefFor, onFollow }: StepProps) {
  if (to < 1 || to > pages)
    return (
      <span className={cx(css.page, css.off)} aria-hidden="true">
        <Icon shape={shape} size={20} />
      </span>
    );
  return (
    <a className={css.page} href={hrefFor(to)} rel={rel} aria-label={label} onClick={onFollow}>
      <Icon shape={shape} size={20} />
    </a>
  );
}
