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
  /** Moves the focus after the tray has been dismissed. */
  onDismiss: () => void;
}

/** The dismissed list of ids. Kept across pages, so that the tray stays dismissed until the comparison changes. */
let dismissed = '';

/** Sticky at the bottom edge of the screen while the list is scrolled; below the list at its end. */
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
    <div className={css.place} data-bottom-bar="" data-print="hide">
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
