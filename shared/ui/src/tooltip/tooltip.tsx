import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './tooltip.module.css';

export interface TooltipProps {
  /** Plain words; nothing in a tooltip can be clicked. */
  text: ReactNode;
  /** The control, given the id that describes it: `{(id) => <Button aria-describedby={id}>…</Button>}`. */
  children: (describedBy: string) => ReactNode;
}

/** Shows on hover and on focus, stays while the pointer is on it, goes on Escape (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const again = () => setDismissed(false);
  return (
    <span
      role="presentation"
      className={css.anchor}
      data-dismissed={dismissed || undefined}
      onKeyDown={onKeyDown}
      onBlur={again}
      onPointerLeave={again}
    >
      {children(id)}
      <span id={id} role="tooltip" className={css.tip}>
        {text}
      </span>
    </span>
  );
}
