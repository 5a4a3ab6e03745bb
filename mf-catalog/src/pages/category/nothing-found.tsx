import type { CategoryPageData } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import { EmptyState, SearchDrawing } from '@site/ui/empty-state';
import { clearFacets, listHref } from './facet-query.ts';
import { selectedFilters } from './list-texts.ts';

/** Offers to reset the filters, or the catalogue when the category itself is empty. */
export function NothingFound({ data: { category, facets }, search }: { data: CategoryPageData; search: string }) {
  const help = (
    <ButtonLink href={paths.contacts()} variant="secondary">
      Получить консультацию
    </ButtonLink>
  );
  if (selectedFilters(facets).length === 0)
    return (
      <EmptyState
        title="В&nbsp;этом разделе пока нет товаров"
        drawing={<SearchDrawing />}
        actions={
          <>
            <ButtonLink href={paths.catalog()}>Перейти в&nbsp;каталог</ButtonLink>
            {help}
          </>
        }
      >
        Посмотрите соседние разделы или спросите нас: подскажем, чем заменить.
      </EmptyState>
    );
  return (
    <EmptyState
      title="По выбранным условиям ничего не&nbsp;нашлось"
      drawing={<SearchDrawing />}
      actions={
        <>
          <ButtonLink href={listHref(category.url, clearFacets(search, facets))}>Сбросить фильтры</ButtonLink>
          {help}
        </>
      }
    >
      Уберите часть фильтров или расширьте диапазоны. Мы&nbsp;подберём оборудование и&nbsp;по&nbsp;телефону.
    </EmptyState>
  );
}
