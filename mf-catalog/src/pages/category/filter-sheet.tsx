import type { CategoryPageData } from '@site/contracts/catalog';
import { countProducts } from '@site/kernel/plurals';
import { Button } from '@site/ui/button';
import { Sheet } from '@site/ui/dialog';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { FacetPanel } from './facets/facet-panel.tsx';
import { clearFacets } from './facet-query.ts';
import { foundText, selectedFilters } from './list-texts.ts';
import type { ListNavigation } from './use-list-navigation.ts';
import css from './category-page.module.css';

export interface FilterSheetProps {
  data: CategoryPageData;
  list: ListNavigation;
  onClose: () => void;
}

/** Filters on a narrow screen. They apply at once; the button shows the number of matches. */
export function FilterSheet({ data, list, onClose }: FilterSheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title="Фильтры"
      footer={
        <>
          {/* The status message of the page is hidden from screen readers by the sheet. */}
          <VisuallyHidden role="status">{foundText(data.total)}</VisuallyHidden>
          <Button className={css.showButton} onClick={onClose} loading={list.filtering}>
            {`Показать ${countProducts(data.total)}`}
          </Button>
          {selectedFilters(data.facets).length > 0 && (
            <Button variant="ghost" onClick={() => list.go(clearFacets(list.search, data.facets))}>
              Сбросить
            </Button>
          )}
        </>
      }
    >
      <FacetPanel data={data} search={list.search} onSearch={list.go} />
    </Sheet>
  );
}
