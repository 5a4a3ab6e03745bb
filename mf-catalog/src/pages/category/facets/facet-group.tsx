import { Icon } from '@site/ui/icon';
import { iconChevronDown } from '@site/ui/icons';
import { useId, useState, type ReactNode } from 'react';
import css from './facets.module.css';

interface FacetGroupProps {
  label: string;
  /** At first; afterwards the visitor decides, so that a filter taken off does not shut its group. */
  open: boolean;
  children: ReactNode;
}

export function FacetGroup({ label, open, children }: FacetGroupProps) {
  const labelId = useId();
  const [openAtFirst] = useState(open);
  return (
    <details className={css.group} open={openAtFirst}>
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
