import type { CategoryPageData } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { countProducts } from '@site/kernel/plurals';
import { ButtonLink, IconButton } from '@site/ui/button';
import { iconClose } from '@site/ui/icons';
import { useState } from 'react';
import { useComparedHere } from './use-compared-here.ts';
import css from './compare-tray.module.css';

export interface CompareTrayProps {
  data: Pick<CategoryPageData, 'category' | 'products'>;
  /** The focus needs another place once the tray has gone. */
  onDismiss: () => void;
}

/** Of the visit: put away on one page it stays away on the next, until something else is compared. */
let dismissed = '';

/** Stays at the lower edge of the screen while the list is read, and lies below the list at its end. */
export function CompareTray({ data, onDismiss }: CompareTrayProps) {
  const ids = useComparedHere(data);
  const [dismissedHere, setDismissed] = useState(dismissed);
  const list = ids.join();
  if (ids.length < 2 || list === dismissedHere) return null;

  const dismiss = () => {
    dismissed = list;
    setDismissed(list);
    onDismiss();
  };
  return (
    <div className={css.place} data-print="hide">
      <div className={css.tray} role="region" aria-label="Сравнение">
        <span role="status">{`В\u00a0сравнении ${countProducts(ids.length)}`}</span>
        <ButtonLink href={paths.compare()} className={css.link}>
          Сравнить
        </ButtonLink>
        <IconButton icon={iconClose} label="Скрыть панель сравнения" onClick={dismiss} />
      </div>
    </div>
  );
}
