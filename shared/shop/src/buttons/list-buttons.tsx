import { listSubmitter } from '@site/contracts/shop-forms';
import { useEarlyClick } from '@site/runtime';
import { Button, IconButton } from '@site/ui/button';
import { iconCompare, iconHeart } from '@site/ui/icons';
import type { MouseEvent } from 'react';
import { useIsListed, useListActions, type ListName } from '../lists/index.ts';

export interface ListButtonProps {
  product: { id: number; name: string };
  /** `icon`: a round button over a picture; `text`: a button with a label. */
  look?: 'icon' | 'text';
}

const looks = {
  compare: { icon: iconCompare, name: 'Сравнить', text: 'Сравнить' },
  wishlist: { icon: iconHeart, name: 'В избранное', text: 'В\u00a0избранное' },
} satisfies Record<ListName, object>;

function ListButton({ list, product, look = 'icon' }: ListButtonProps & { list: ListName }) {
  const { toggle } = useListActions(list);
  const { icon, name, text } = looks[list];
  const pressed = useIsListed(list, product.id);
  const label = `${name}: ${product.name}`;
  const control = {
    ...useEarlyClick(`${list} ${product.id}`),
    ...listSubmitter(list, product.id, !pressed),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      void toggle(product);
    },
  };
  return look === 'icon' ? (
    <IconButton {...control} variant="round" icon={icon} label={label} pressed={pressed} />
  ) : (
    <Button {...control} variant="secondary" iconStart={icon} aria-label={label} aria-pressed={pressed}>
      {text}
    </Button>
  );
}

export const CompareButton = (props: ListButtonProps) => <ListButton {...props} list="compare" />;
export const WishButton = (props: ListButtonProps) => <ListButton {...props} list="wishlist" />;
