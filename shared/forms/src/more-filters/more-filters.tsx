import { Button } from '@site/ui/button';
import { useState } from 'react';
import css from './more-filters.module.css';

/**
 * On a phone, opens and closes the filters that follow it in a form; the last child of the form, its buttons, stays.
 * Without scripts all are shown. `isOpen`: one of them is set.
 */
export function MoreFilters({ isOpen }: { isOpen: boolean }) {
  const [showsAll, setShowsAll] = useState(isOpen);
  return (
    <Button
      type="button"
      variant="secondary"
      className={css.more}
      aria-expanded={showsAll}
      onClick={() => setShowsAll(!showsAll)}
    >
      Условия
    </Button>
  );
}
