import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './tooltip.module.css';

export interface TooltipProps {
  /** Plain text; a tooltip cannot contain controls. */
  text: ReactNode;
  /** Renders the control with the id of the tooltip: `{(id) => <Button aria-describedby={id}>…</Button>}`. */
  children: (describedBy: string) => ReactNode;
}

/** Shown on hover and focus, stays while hovered, dismissed by Escape (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const reset = () => setDismissed(false);
  return (
    <span
      role="presentation"
      className={css.anchor}
      data-dismissed={dismissed || undefined}
      onKeyDown={onKeyDown}
      onBlur={reset}
      onPointerLeave={reset}
    >
      {children(id)}
      <span id={id} role="tooltip" className={css.tip}>
        {text}
      </span>
    </span>
  );
}
