import { Suspense, type ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { SlimHeader } from './header/slim-header.tsx';
import { Main } from './main.tsx';
import { pageParts } from './page-parts.ts';

/** Header, page, footer: what the default, account and documents layouts have in common. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { header, footer } = pageParts(useMatches());
  return (
    <>
      {header === 'slim' && <SlimHeader />}
      {(header === 'full' || header === 'no-bottom') && <Header withBottom={header === 'full'} />}
      <Main>{children}</Main>
      {/* A boundary of its own: it is hydrated after the page, or when it is touched. Its links work before that. */}
      <Suspense fallback={null}>{footer && <Footer slim={footer === 'slim'} />}</Suspense>
    </>
  );
}
