import { problemText } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; isProtected: boolean } | null>(null);
  const mayHide = problem?.isProtected && item.is_active;

  async function run(call: () => Promise<Changed<Item>>) {
    setBusy(true);
    const response = await call();
    setBusy(false);
    if (response.ok) return onDone(response.value.items);
    const text = await problemText(response.problem);
    setProblem({ text, isProtected: response.problem.code.endsWith('_protected') });
  }
  const footer = (
    <>
      {mayHide ? (
        <Button loading={busy} onClick={() => void run(hide)}>
          Скрыть из&nbsp;списка
        </Button>
      ) : (
        !problem?.isProtected && (
          <Button variant="danger" loading={busy} onClick={() => void run(remove)}>
            Удалить
          </Button>
        )
      )}
      <Button variant="secondary" onClick={onClose}>
        Отменить
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={`Удалить «${item.name}»?`} footer={footer} size="small">
      {problem ? (
        <Alert tone="danger" live>
          {problem.text}
          {mayHide && <span>. В&nbsp;новых предложениях эту позицию можно не&nbsp;показывать.</span>}
        </Alert>
      ) : (
        <p>Вернуть удалённое нельзя.</p>
      )}
    </Dialog>
  );
}
