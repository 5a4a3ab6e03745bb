import { useLazyDialog } from '@site/shop/lazy-dialog';
import { Button } from '@site/ui/button';
import { iconFilter } from '@site/ui/icons';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { selectedFilters } from './list-texts.ts';
import css from './category-page.module.css';

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet;
const FAILURE = 'Не\u00a0удалось открыть фильтры. Проверьте интернет и\u00a0попробуйте ещё раз';

/** Starts before the click; a failure is reported by the click. */
const prefetch = () => void loadSheet().catch(() => {});

/** Opens the filters on a narrow screen. The sheet is loaded on demand: wide screens never need it. */
export function FilterButton({ data, list }: Pick<FilterSheetProps, 'data' | 'list'>) {
  const { Dialog: Sheet, loading, open, close } = useLazyDialog(loadSheet, FAILURE);
  const count = selectedFilters(data.facets).length;

  return (
    <>
      <Button
        variant="secondary"
        className={css.filterButton}
        iconStart={iconFilter}
        aria-haspopup="dialog"
        loading={loading}
        onPointerDown={prefetch}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        Фильтры{count > 0 && <span className={css.filterCount}>{count}</span>}
      </Button>
      {Sheet && <Sheet data={data} list={list} onClose={close} />}
    </>
  );
}
