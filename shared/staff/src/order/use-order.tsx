import { Button } from '@site/ui/button';
import { useEffect, useRef, useState } from 'react';
import { moved } from './moved.ts';
import css from './order.module.css';

/** Buttons of an item: to move it, to remove it, or both. */
export type OrderButtons = 'both' | 'move' | 'remove';

/** Returns a ref for the list, and the buttons of an item. The focus follows a moved item, and goes to the next one after a removal. */
export function useOrder<T>(
  items: readonly T[],
  onChange: (items: readonly T[]) => void,
  buttons: OrderButtons = 'both',
) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<{ index: number; by: -1 | 0 | 1 } | null>(null);
  useEffect(() => {
    if (!focused) return;
    // An item may contain another list, after its own buttons.
    const own = list.current?.children[focused.index]?.querySelector('[data-order]');
    const wanted = [...(own?.querySelectorAll<HTMLButtonElement>('[data-by]') ?? [])].filter(
      ({ disabled }) => !disabled,
    );
    (wanted.find(({ dataset }) => dataset.by === String(focused.by)) ?? wanted[0])?.focus();
  }, [focused]);

  const move = (index: number, by: -1 | 1) => {
    onChange(moved(items, index, by));
    setFocused({ index: index + by, by });
  };
  const remove = (index: number) => {
    onChange(items.filter((_, other) => other !== index));
    setFocused({ index: Math.min(index, items.length - 2), by: 0 });
  };
  const buttonsOf = (index: number, title: string) => (
    <div className={css.buttons} data-order>
      {buttons !== 'remove' && (
        <>
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
        </>
      )}
      {buttons !== 'move' && (
        <Button size="small" variant="ghost" data-by="0" aria-label={`Убрать: ${title}`} onClick={() => remove(index)}>
          Убрать
        </Button>
      )}
    </div>
  );
  return { list, buttonsOf };
}
