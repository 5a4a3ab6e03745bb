import { type OrderButtons, useOrder } from '@site/staff/order';
import { ChoiceGroup } from '@site/ui/choice';
import type { ReactNode } from 'react';
import css from './ordered-field.module.css';

interface OrderedFieldProps<Item> {
  legend: ReactNode;
  hint?: ReactNode;
  items: readonly Item[];
  keyOf: (item: Item, index: number) => string | number;
  /** Names the item in its buttons. */
  titleOf: (item: Item, index: number) => string;
  onChange: (items: readonly Item[]) => void;
  /** Adds an item. */
  add?: ReactNode;
  buttons?: OrderButtons;
  error?: string | undefined;
  /** Content of an item. */
  children: (item: Item, index: number) => ReactNode;
}

/** A list of a form: its items are moved, removed and added. */
export function OrderedField<Item>(props: OrderedFieldProps<Item>) {
  const { legend, hint, items, keyOf, titleOf, onChange, add, buttons, error, children } = props;
  const { list, buttonsOf } = useOrder(items, onChange, buttons);
  return (
    <ChoiceGroup legend={legend}>
      {hint && <p className={css.hint}>{hint}</p>}
      {items.length > 0 && (
        <ol ref={list} className={css.rows}>
          {items.map((item, index) => (
            <li key={keyOf(item, index)} className={css.row}>
              <div className={css.item}>{children(item, index)}</div>
              {buttonsOf(index, titleOf(item, index))}
            </li>
          ))}
        </ol>
      )}
      {add && <div>{add}</div>}
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </ChoiceGroup>
  );
}
