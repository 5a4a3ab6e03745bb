import { cx } from '@site/ui/cx';
import type { ReactNode } from 'react';
import css from './lines.module.css';

interface LinesProps {
  lines: readonly { key: string; text: ReactNode; note: string; picture?: ReactNode }[];
  /** Steps in order, with the notes at the other edge. */
  ordered?: boolean;
}

export function Lines({ lines, ordered = false }: LinesProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={cx(css.lines, ordered && css.apart)}>
      {lines.map(({ key, text, note, picture }) => (
        <li key={key} className={picture ? css.pictured : undefined}>
          {picture}
          <span>{text}</span>
          <span className={css.note}>{note}</span>
        </li>
      ))}
    </List>
  );
}
