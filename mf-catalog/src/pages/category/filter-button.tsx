import { toast } from '@site/runtime';
import { Button } from '@site/ui/button';
import { iconFilter } from '@site/ui/icons';
import { useState, type ComponentType } from 'react';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { selectedFilters } from './list-texts.ts';
import css from './category-page.module.css';

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet;

/** Begins before the click ends; a failure is told by the click. */
const prefetch = () => void loadSheet().catch(() => {});

/** Opens the filters on a narrow screen. Their sheet comes when it is asked for: wide screens never need it. */
export function FilterButton({ data, list }: Pick<FilterSheetProps, 'data' | 'list'>) {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const count = selectedFilters(data.facets).length;

  async function open() {
    setState('loading');
    try {
      const loaded = await loadSheet();
      setSheet(() => loaded);
      setState('open');
    } catch {
      setState('closed');
      toast.error('Не\u00a0удалось открыть фильтры. Проверьте интернет и\u00a0попробуйте ещё раз');
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        className={css.filterButton}
        iconStart={iconFilter}
        aria-haspopup="dialog"
        loading={state === 'loading'}
        onPointerDown={prefetch}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open()}
      >
        Фильтры{count > 0 && <span className={css.filterCount}>{count}</span>}
      </Button>
      {state === 'open' && Sheet && <Sheet data={data} list={list} onClose={() => setState('closed')} />}
    </>
  );
}
