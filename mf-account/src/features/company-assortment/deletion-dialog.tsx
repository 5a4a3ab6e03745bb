import { problemText } from '@site/runtime';
import { ConfirmDialog } from '@site/ui/dialog';
import { useState } from 'react';
import type { Changed, ListedItem } from './assortment-calls.ts';

interface DeletionDialogProps<Item> {
  item: Item;
  remove: () => Promise<Changed<Item>>;
  hide: () => Promise<Changed<Item>>;
  onDone: (items: Item[]) => void;
  onClose: () => void;
}

/** Deletes an item. One used in an order or a proposal can only be hidden. */
export function DeletionDialog<Item extends ListedItem>({
  item,
  remove,
  hide,
  onDone,
  onClose,
}: DeletionDialogProps<Item>) {
  const [mayHide, setMayHide] = useState(false);

  async function run(call: () => Promise<Changed<Item>>) {
    const response = await call();
    if (response.ok) return onDone(response.value.items);
    const text = await problemText(response.problem);
    if (!response.problem.code.endsWith('_protected') || !item.is_active) return text;
    setMayHide(true);
    return `${text}. В\u00a0новых предложениях эту позицию можно не\u00a0показывать.`;
  }
  return (
    <ConfirmDialog
      title={`Удалить «${item.name}»?`}
      confirm={mayHide ? 'Скрыть из\u00a0списка' : 'Удалить'}
      danger={!mayHide}
      onConfirm={() => run(mayHide ? hide : remove)}
      onClose={onClose}
    >
      Вернуть удалённое нельзя.
    </ConfirmDialog>
  );
}
