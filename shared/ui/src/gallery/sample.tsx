import { useContext, type ReactNode } from 'react';
import { ComponentNotes } from './component-notes.tsx';
import { describe } from './descriptions.ts';
import { SearchContext } from './search-context.ts';
import css from './gallery.module.css';

export interface SampleProps {
  title: string;
  children: ReactNode;
  /** The components that it shows, in their states. */
  of?: readonly string[];
  /** Controls in a row that wraps; otherwise the full width. */
  row?: boolean;
}

/** Components with their states, and below them what each takes and how it is written. */
export function Sample({ title, children, of = [], row }: SampleProps) {
  const search = useContext(SearchContext);
  const shown = search(title) ? of : of.filter(search);
  if (shown.length === 0 && !search(title)) return null;
  return (
    <div className={css.sample}>
      <h2 className={css.title}>{title}</h2>
      <div className={row ? css.row : css.stack}>{children}</div>
      {shown.length > 0 && (
        <div className={css.notes}>
          {shown.map((name) => (
            <ComponentNotes key={name} component={describe(name)} />
          ))}
        </div>
      )}
    </div>
  );
}
