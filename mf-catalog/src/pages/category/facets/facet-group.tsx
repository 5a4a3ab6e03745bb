import { Icon } from '@site/ui/icon';
import { iconChevronDown } from '@site/ui/icons';
import { useId, type ReactNode } from 'react';
import { useOpening } from './use-opening.ts';
import css from './facets.module.css';

interface FacetGroupProps {
  label: string;
  /** An option of the facet is selected. */
  inUse: boolean;
  /** Initially open; for the first facets of the column. */
  openAtFirst: boolean;
  children: ReactNode;
}

export function FacetGroup({ label, inUse, openAtFirst, children }: FacetGroupProps) {
  const labelId = useId();
  const opening = useOpening(inUse, openAtFirst || inUse);
  return (
    <details {...opening} className={css.group}>
      <summary className={css.label}>
        <span id={labelId}>{label}</span>
        <Icon shape={iconChevronDown} size={20} className={css.arrow} />
      </summary>
      <div role="group" aria-labelledby={labelId} className={css.body}>
        {children}
      </div>
    </details>
  );
}
