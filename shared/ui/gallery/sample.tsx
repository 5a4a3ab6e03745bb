import { useContext, type ReactNode } from 'react';
import { ComponentNotes } from './component-notes.tsx';
import { describe } from './descriptions.ts';
import { SearchContext } from './search-context.ts';
import css from './gallery.module.css';

export interface SampleProps {
  title: string;
  children: ReactNode;
  /** Names of the components that the sample shows. */
  of?: readonly string[];
  /** Lays the children out in a wrapping row instead of full width. */
  row?: boolean;
}

/** Components in their states, with their properties and code below. */
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
