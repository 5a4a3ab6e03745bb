import type { ReactNode } from 'react';
import css from './why.module.css';

/** «Почему?»: the reason, for whoever asks. */
export function Why({ children }: { children: ReactNode }) {
  return (
    <details className={css.why}>
      <summary className={css.question}>почему?</summary>
      <div className={css.reason}>{children}</div>
    </details>
  );
}
