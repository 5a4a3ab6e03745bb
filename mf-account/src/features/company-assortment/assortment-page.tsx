import type { Seo } from '@site/contracts/seo';
import { Button } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { iconPlus } from '@site/ui/icons';
import { useState, type ComponentType, type ReactNode } from 'react';
import { EntryPage } from '../company-entry/entry-page.tsx';
import type { Changed, ListedItem } from './assortment-calls.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { ItemCard } from './item-card.tsx';
import type { ItemFormProps } from './item-dialog.tsx';
import css from './assortment.module.css';

interface AssortmentPageProps<Item> {
  seo: Pick<Seo, 'h1' | 'breadcrumbs'>;
  /** Items from the loader. */
  known: Item[];
  may_edit: boolean;
  words: { add: string; none: string; invitation: ReactNode };
  facts: (item: Item) => readonly string[];
  picture?: (item: Item) => ReactNode;
  Form: ComponentType<ItemFormProps<Item>>;
  remove: (item: Item) => Promise<Changed<Item>>;
  hide: (item: Item) => Promise<Changed<Item>>;
}

export function AssortmentPage<Item extends ListedItem>({
  seo,
  known,
  may_edit,
  words,
  facts,
  picture,
  Form,
  remove,
  hide,
}: AssortmentPageProps<Item>) {
  const [items, setItems] = useState(known);
  const [open, setOpen] = useState<{ what: 'edit' | 'delete'; item: Item | null } | null>(null);
  const close = () => setOpen(null);
  const take = (next: Item[]) => {
    setItems(next);
    close();
  };
  const add = may_edit && (
    <Button iconStart={iconPlus} onClick={() => setOpen({ what: 'edit', item: null })}>
      {words.add}
    </Button>
  );
  return (
    <EntryPage seo={seo} actions={items.length > 0 && add}>
      {items.length === 0 ? (
        <EmptyState title={words.none} actions={add}>
          {words.invitation}
        </EmptyState>
      ) : (
        <div role="list" aria-label={seo.h1} className={css.list}>
          {items.map((item) => (
            <ItemCard
              key={item.id}
              item={item}
              facts={facts(item)}
              picture={picture?.(item)}
              may_edit={may_edit}
              onOpen={(what) => setOpen({ what, item })}
            />
          ))}
        </div>
      )}
      {open?.what === 'edit' && <Form item={open.item} onSaved={take} onClose={close} />}
      {open?.what === 'delete' && open.item && (
        <DeletionDialog
          item={open.item}
          remove={remove.bind(null, open.item)}
          hide={hide.bind(null, open.item)}
          onDone={take}
          onClose={close}
        />
      )}
    </EntryPage>
  );
}
