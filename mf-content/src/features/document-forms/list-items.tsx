import { useOrder } from '@site/staff/order';
import type { ReactNode } from 'react';
import css from './document-forms.module.css';

interface ListItemsProps<T> {
  items: readonly T[];
  titleOf: (item: T, index: number) => string;
  onChange: (items: readonly unknown[]) => void;
  children: (item: T, index: number, change: (item: unknown) => void) => ReactNode;
}

/** Items of a list with buttons that move and remove them. */
export function ListItems<T>({ items, titleOf, onChange, children }: ListItemsProps<T>) {
  const { list, buttonsOf } = useOrder(items, onChange);
  return (
    <ol ref={list} className={css.items}>
      {items.map((item, index) => {
        const title = titleOf(item, index);
        return (
          <li key={index} className={css.item}>
            <div className={css.itemHead}>
              <span className={css.itemTitle}>{title}</span>
              {buttonsOf(index, title)}
            </div>
            {children(item, index, (next) => onChange(items.map((other, place) => (place === index ? next : other))))}
          </li>
        );
      })}
    </ol>
  );
}
