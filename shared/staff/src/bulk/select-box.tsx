import { Checkbox } from '@site/ui/choice';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import css from './bulk.module.css';
import type { Selection } from './use-selection.ts';

interface SelectBoxProps {
  label: ReactNode;
  checked: boolean;
  isPartial?: boolean;
  onSelect: (isSelected: boolean) => void;
}

function SelectBox({ label, checked, isPartial = false, onSelect }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const takeEarlyClick = useEffectEvent(() => {
    if (input.current?.checked) onSelect(true);
  });
  useEffect(() => takeEarlyClick(), []);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <Checkbox
      ref={input}
      className={css.box}
      label={label}
      checked={checked}
      onChange={({ target }) => onSelect(target.checked)}
    />
  );
}

interface SelectRowProps<Row> {
  selection: Selection<Row>;
  row: Row;
  /** Accessible name of the row. */
  name: string;
}

/** Selects a row. Not shown without scripts. */
export const SelectRow = <Row,>({ selection, row, name }: SelectRowProps<Row>) => (
  <SelectBox
    label={<VisuallyHidden>{`Выбрать: ${name}`}</VisuallyHidden>}
    checked={selection.has(row)}
    onSelect={(isSelected) => selection.set([row], isSelected)}
  />
);

/** Selects all rows of the page. Not shown without scripts. */
export function SelectPage<Row>({ selection: { rows, selected, set } }: { selection: Selection<Row> }) {
  const isAll = rows.length > 0 && selected.length === rows.length;
  return (
    <SelectBox
      label={<span className={css.all}>Выбрать все</span>}
      checked={isAll}
      isPartial={selected.length > 0 && !isAll}
      onSelect={(isSelected) => set(rows, isSelected)}
    />
  );
}
