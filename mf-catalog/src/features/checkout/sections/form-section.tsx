import { useId, type ReactNode } from 'react';
import css from './sections.module.css';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <div className={css.fields}>{children}</div>
    </section>
  );
}
