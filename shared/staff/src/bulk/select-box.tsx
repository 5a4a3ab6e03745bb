import { Checkbox } from '@site/ui/choice';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import css from './bulk.module.css';
import type { Selection } from './use-selection.ts';

/** Selects a row. Not shown without scripts. */
export function SelectRow<Row>({ selection, row, name }: { selection: Selection<Row>; row: Row; name: string }) {
  return (
    <Checkbox
      className={css.box}
      label={<VisuallyHidden>{`Выбрать: ${name}`}</VisuallyHidden>}
      checked={selection.has(row)}
      onChange={({ target }) => selection.set([row], target.checked)}
    />
  );
}

/** Selects all rows of the page. Not shown without scripts. */
export function SelectPage<Row>({ selection: { rows, selected, set } }: { selection: Selection<Row> }) {
  const isAll = rows.length > 0 && selected.length === rows.length;
  return (
    <Checkbox
      ref={(input) => {
        if (input) input.indeterminate = selected.length > 0 && !isAll;
      }}
      className={css.box}
      label={<span className={css.all}>Выбрать все</span>}
      checked={isAll}
      onChange={({ target }) => set(rows, target.checked)}
    />
  );
}
