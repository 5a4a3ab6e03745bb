import type { CategoryPageData } from '@site/contracts/catalog';
import { MAX_PAGES_TOGETHER, PAGE_SIZE } from '@site/contracts/limits';
import { ProductTile } from '@site/shop/product-tile';
import { ButtonLink } from '@site/ui/button';
import { Pagination } from '@site/ui/pagination';
import { ProductCardSkeleton, ProductGrid } from '@site/ui/product-card';
import { useRef, type MouseEvent } from 'react';
import { listHref, setPage } from './facet-query.ts';
import { shownText } from './list-texts.ts';
import { NothingFound } from './nothing-found.tsx';
import { useFocusOnNew } from './use-focus-on-new.ts';
import type { ListNavigation } from './use-list-navigation.ts';
import css from './category-page.module.css';

/** Products in the first row of the widest screen: their pictures are the largest contentful paint. */
const FIRST_ROW = 3;

export function Results({ data, list }: { data: CategoryPageData; list: ListNavigation }) {
  const { category, products, from, page, pages, total } = data;
  const grid = useRef<HTMLDivElement>(null);
  const expectNew = useFocusOnNew(grid, (page - from) * PAGE_SIZE);
  const hrefFor = (target: number) => listHref(category.url, setPage(list.search, target));
  const rest = Math.max(0, total - page * PAGE_SIZE);
  const coming = Math.min(PAGE_SIZE, rest);

  const append = page + 1 - from < MAX_PAGES_TOGETHER;
  const more = listHref(category.url, setPage(list.search, page + 1, append ? from : page + 1));

  const showMore = (event: MouseEvent) => {
    if (!append) list.followAway(event);
    else if (list.follow(event, { append })) expectNew();
  };

  if (products.length === 0) return <NothingFound data={data} search={list.search} />;

  return (
    <div className={css.results} aria-busy={list.filtering || list.appending} data-dimmed={list.filtering || undefined}>
      <div ref={grid}>
        <ProductGrid narrow>
          {products.map((product, index) => (
            <ProductTile key={product.id} product={product} priority={index < FIRST_ROW} headingLevel={2} />
          ))}
          {list.appending &&
            Array.from({ length: coming }, (_, index) => <ProductCardSkeleton key={`coming-${index}`} />)}
        </ProductGrid>
      </div>
      {pages > 1 && (
        <div className={css.pages}>
          <p className={css.shown} role="status">
            {shownText(total - rest - products.length + 1, total - rest, total)}
          </p>
          {rest > 0 && (
            <ButtonLink href={more} variant="secondary" size="large" className={css.more} onClick={showMore}>
              {`Показать ещё ${coming}`}
            </ButtonLink>
          )}
          <Pagination page={page} pages={pages} hrefFor={hrefFor} onFollow={list.followAway} />
        </div>
      )}
    </div>
  );
}
