import { Later } from '@site/ui/later';
import type { ReactNode } from 'react';
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
      {/* Its links work before it is hydrated. */}
      <Later>{footer && <Footer slim={footer === 'slim'} />}</Later>
    </>
  );
}
