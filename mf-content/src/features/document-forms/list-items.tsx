import { Button } from '@site/ui/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './document-forms.module.css';
import { moved } from './form-values.ts';

interface ListItemsProps<T> {
  items: readonly T[];
  titleOf: (item: T, index: number) => string;
  onChange: (items: readonly unknown[]) => void;
  children: (item: T, index: number, change: (item: unknown) => void) => ReactNode;
}

/** Items of a list with buttons that move and remove them. The focus follows a moved item. */
export function ListItems<T>({ items, titleOf, onChange, children }: ListItemsProps<T>) {
  const [focused, setFocused] = useState<{ index: number; by: -1 | 1 } | null>(null);
  const frame = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!focused) return;
    const buttons = frame.current?.children[focused.index]?.querySelectorAll<HTMLButtonElement>(
      ':scope > :first-child [data-by]',
    );
    const wanted = [...(buttons ?? [])].filter(({ disabled }) => !disabled);
    (wanted.find(({ dataset }) => dataset.by === String(focused.by)) ?? wanted[0])?.focus();
  }, [focused]);

  const move = (index: number, by: -1 | 1) => {
    onChange(moved(items, index, by));
    setFocused({ index: index + by, by });
  };
  return (
    <ol ref={frame} className={css.items}>
      {items.map((item, index) => {
        const title = titleOf(item, index);
        return (
          <li key={index} className={css.item}>
            <div className={css.itemHead}>
              <span className={css.itemTitle}>{title}</span>
              <div className={css.itemButtons}>
                <Button
                  size="small"
                  variant="ghost"
                  data-by="-1"
                  disabled={index === 0}
                  aria-label={`Выше: ${title}`}
                  onClick={() => move(index, -1)}
                >
                  Выше
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  data-by="1"
                  disabled={index === items.length - 1}
                  aria-label={`Ниже: ${title}`}
                  onClick={() => move(index, 1)}
                >
                  Ниже
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`Убрать: ${title}`}
                  onClick={() => onChange(items.filter((_, other) => other !== index))}
                >
                  Убрать
                </Button>
              </div>
            </div>
            {children(item, index, (next) => onChange(items.map((other, place) => (place === index ? next : other))))}
          </li>
        );
      })}
    </ol>
  );
}
