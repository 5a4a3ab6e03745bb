import { paths } from '@site/contracts/paths';
import { useList, type ListName } from '@site/shop/lists';
import { Alert } from '@site/ui/alert';
import { Button, ButtonLink } from '@site/ui/button';
import { useRef, useState, type ReactNode } from 'react';

const texts = {
  compare: { add: 'Добавить в\u00a0моё сравнение', own: 'Моё сравнение', ownHref: paths.compare() },
  wishlist: { add: 'Добавить в\u00a0моё избранное', own: 'Моё избранное', ownHref: paths.wishlist() },
} satisfies Record<ListName, object>;

interface SharedListNoteProps {
  list: ListName;
  products: readonly { id: number }[];
  title: string;
  children: ReactNode;
}

/** Note above a shared list, with a button that adds its products to the visitor's own list. */
export function SharedListNote({ list, products, title, children }: SharedListNoteProps) {
  const { has, toggle } = useList(list);
  const [adding, setAdding] = useState(false);
  const ownLink = useRef<HTMLAnchorElement>(null);
  const missing = products.filter(({ id }) => !has(id));
  const { add, own, ownHref } = texts[list];

  /** Adds one after another; stops at the first failure (the list is full), which is reported once. */
  async function addAll() {
    setAdding(true);
    for (const product of missing) if (!(await toggle(product))) break;
    setAdding(false);
    ownLink.current?.focus();
  }

  return (
    <Alert
      title={title}
      actions={
        <>
          {(missing.length > 0 || adding) && (
            <Button loading={adding} data-scripted onClick={() => void addAll()}>
              {add}
            </Button>
          )}
          <ButtonLink ref={ownLink} href={ownHref} variant="secondary">
            {own}
          </ButtonLink>
        </>
      }
    >
      {children}
    </Alert>
  );
}
