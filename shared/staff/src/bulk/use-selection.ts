import { useLocation } from '@site/runtime';
import { useState } from 'react';

type Key = string | number;

/** Selected rows of a list. Another page of it, another filter or order starts without any. */
export interface Selection<Row> {
  rows: readonly Row[];
  selected: readonly Row[];
  has: (row: Row) => boolean;
  /** Selects the rows, or deselects them. */
  set: (rows: readonly Row[], isSelected: boolean) => void;
}

export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => Key): Selection<Row> {
  const { key: page } = useLocation();
  const [chosen, setChosen] = useState<{ page: string; keys: readonly Key[] }>({ page, keys: [] });
  if (chosen.page !== page) setChosen({ page, keys: [] });
  const has = (row: Row) => chosen.keys.includes(rowKey(row));
  const set = (changed: readonly Row[], isSelected: boolean) =>
    setChosen(({ keys, ...rest }) => {
      const others = keys.filter((key) => !changed.some((row) => rowKey(row) === key));
      return { ...rest, keys: isSelected ? [...others, ...changed.map(rowKey)] : others };
    });
  return { rows, selected: rows.filter(has), has, set };
}
