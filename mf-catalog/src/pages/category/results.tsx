import type { CategoryPageData } from '@site/contracts/catalog';
import { ButtonLink } from '@site/ui/button';
import { Pagination } from '@site/ui/pagination';
import { ProductCardSkeleton, ProductGrid } from '@site/ui/product-card';
import { ProductTile } from '../../features/products/product-tile.tsx';
import { listHref, setPage } from './facet-query.ts';
import { NothingFound } from './nothing-found.tsx';
import type { ListNavigation } from './use-list-navigation.ts';
import { useShownProducts } from './use-shown-products.ts';
import css from './category-page.module.css';

/** As many as the widest screen shows in its first row: these pictures are the page's largest paint. */
const FIRST_ROW = 3;
const PAGE_SIZE = 24;

export function Results({ data, list }: { data: CategoryPageData; list: ListNavigation }) {
  const products = useShownProducts(data);
  const { category, page, pages, total } = data;
  const hrefFor = (target: number) => listHref(category.url, setPage(list.search, target));
  const rest = total - (page - 1) * PAGE_SIZE - data.products.length;
  const coming = Math.min(PAGE_SIZE, rest);

  if (products.length === 0) return <NothingFound data={data} search={list.search} />;

  return (
    <div className={css.results} aria-busy={list.filtering || list.appending} data-dimmed={list.filtering || undefined}>
      <ProductGrid narrow>
        {products.map((product, index) => (
          <ProductTile key={product.id} product={product} priority={index < FIRST_ROW} headingLevel={2} />
        ))}
        {list.appending && Array.from({ length: coming }, (_, index) => <ProductCardSkeleton key={`coming-${index}`} />)}
      </ProductGrid>
      <div className={css.pages}>
        {rest > 0 && (
          <ButtonLink
            href={hrefFor(page + 1)}
            variant="secondary"
            size="large"
            className={css.more}
            onClick={(event) => list.follow(event, { append: true })}
          >
            Показать ещё {coming}
          </ButtonLink>
        )}
        <Pagination page={page} pages={pages} hrefFor={hrefFor} />
      </div>
    </div>
  );
}
