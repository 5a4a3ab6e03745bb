import type { CategoryPageData } from '@site/contracts/catalog';
import { Button } from '@site/ui/button';
import { Sheet } from '@site/ui/dialog';
import { iconFilter } from '@site/ui/icons';
import { useState } from 'react';
import { countText } from '../../features/products/count-text.ts';
import { FacetPanel } from './facets/facet-panel.tsx';
import { clearFacets } from './facet-query.ts';
import { selectedFilters } from './list-texts.ts';
import type { ListNavigation } from './use-list-navigation.ts';
import css from './category-page.module.css';

/** Filters on a narrow screen. They act at once, and the button says how many products are behind the sheet. */
export function FilterSheet({ data, list }: { data: CategoryPageData; list: ListNavigation }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = selectedFilters(data.facets).length;
  return (
    <>
      <Button variant="secondary" className={css.filterButton} iconStart={iconFilter} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Фильтры{count > 0 && <span className={css.filterCount}>{count}</span>}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title="Фильтры"
        footer={
          <>
            <Button className={css.showButton} onClick={close} loading={list.filtering}>Показать {countText(data.total)}</Button>
            {count > 0 && <Button variant="ghost" onClick={() => list.go(clearFacets(list.search, data.facets))}>Сбросить</Button>}
          </>
        }
      >
        <FacetPanel data={data} search={list.search} onSearch={list.go} />
      </Sheet>
    </>
  );
}
