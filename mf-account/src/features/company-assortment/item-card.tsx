import { formatPrice } from '@site/kernel/money';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { Card } from '@site/ui/card';
import type { ReactNode } from 'react';
import type { ListedItem } from './assortment-calls.ts';
import css from './assortment.module.css';

interface ItemCardProps {
  item: ListedItem;
  picture?: ReactNode;
  /** Category, article and time, as far as they are known. */
  facts: readonly string[];
  may_edit: boolean;
  onOpen: (what: 'edit' | 'delete') => void;
}

export function ItemCard({ item, picture, facts, may_edit, onOpen }: ItemCardProps) {
  const { name, unit, price, description, is_active } = item;
  return (
    <Card role="listitem" className={css.item}>
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.about}>
        <h2 className={css.name}>{name}</h2>
        {!is_active && <Badge>Скрыто из&nbsp;списка</Badge>}
        <p className={css.facts}>{facts.filter(Boolean).join(', ')}</p>
        {description && <p className={css.description}>{description}</p>}
      </div>
      <p className={css.price}>
        {formatPrice(price)} <span className={css.quiet}>за&nbsp;{unit}</span>
      </p>
      {may_edit && (
        <div className={css.actions}>
          <Button size="small" variant="secondary" onClick={() => onOpen('edit')} aria-label={`Изменить: ${name}`}>
            Изменить
          </Button>
          <Button size="small" variant="ghost" onClick={() => onOpen('delete')} aria-label={`Удалить: ${name}`}>
            Удалить
          </Button>
        </div>
      )}
    </Card>
  );
}
