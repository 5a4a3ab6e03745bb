import type { ReactNode } from 'react';
import css from './why.module.css';

/** «почему?»: a disclosure with the reason. */
export function Why({ children }: { children: ReactNode }) {
  return (
    <details>
      <summary className={css.question}>почему?</summary>
      <div className={css.reason}>{children}</div>
    </details>
  );
}
