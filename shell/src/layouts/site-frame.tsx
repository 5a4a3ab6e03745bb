import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Main } from './main.tsx';
import { pageParts } from './page-parts.ts';

/** Header, page, footer: what the default, account and documents layouts have in common. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { header, footer } = pageParts(useMatches());
  return (
    <>
      {header !== 'none' && <Header withBottom={header === 'full'} />}
      <Main>{children}</Main>
      {footer && <Footer />}
    </>
  );
}
