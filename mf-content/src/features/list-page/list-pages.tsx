import { LIST_PAGE_SIZE } from '@site/contracts/limits';
import { ButtonLink } from '@site/ui/button';
import { Pagination } from '@site/ui/pagination';
import { useRef, type ReactNode } from 'react';
import css from './list-pages.module.css';
import { listHref, type Narrowing } from './list-query.ts';
import { useFocusOnNew } from './use-focus-on-new.ts';

interface ListPagesProps {
  path: string;
  narrowing: Narrowing;
  data: { items: readonly unknown[]; from: number; page: number; pages: number; total: number };
  children: ReactNode;
}

export function ListPages({ path, narrowing, data: { items, from, page, pages, total }, children }: ListPagesProps) {
  const list = useRef<HTMLDivElement>(null);
  const expectNew = useFocusOnNew(list, items.length);
  const coming = Math.min(LIST_PAGE_SIZE, total - (from - 1) * LIST_PAGE_SIZE - items.length);
  return (
    <>
      <div ref={list}>{children}</div>
      {coming > 0 && (
        <p className={css.more}>
          {/* An address of its own, so that the same list shows without scripts, on Back and for a shared link. */}
          <ButtonLink
            href={listHref(path, narrowing, { from, page: page + 1 })}
            variant="secondary"
            size="large"
            onClick={expectNew}
          >
            {`Показать ещё ${coming}`}
          </ButtonLink>
        </p>
      )}
      <div className={css.pages}>
        <Pagination page={page} pages={pages} hrefFor={(number) => listHref(path, narrowing, { page: number })} />
      </div>
    </>
  );
}
