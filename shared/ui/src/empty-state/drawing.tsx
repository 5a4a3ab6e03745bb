import type { ReactNode } from 'react';
import { IsoFace } from './iso.tsx';
import css from './drawings.module.css';

/** Decorative drawing; the text beside it has the meaning. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={css.drawing} viewBox="-100 -100 200 164" aria-hidden="true" focusable="false">
      <IsoFace
        className={css.ground}
        points={[
          [-55, -55, 0],
          [55, -55, 0],
          [55, 55, 0],
          [-55, 55, 0],
        ]}
      />
      {children}
    </svg>
  );
}
