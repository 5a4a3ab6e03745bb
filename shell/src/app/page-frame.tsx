import type { ReactNode } from 'react';

/** What stands around every layout: skip link, loading bar, toasts, the announcer of navigations. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Перейти к содержанию
      </a>
      {children}
    </>
  );
}
