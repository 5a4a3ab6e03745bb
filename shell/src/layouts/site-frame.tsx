import { DeferredHydration } from '@site/ui/deferred-hydration';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { SlimHeader } from './header/slim-header.tsx';
import { Main } from './main.tsx';
import { frameOptions } from './frame-options.ts';

export function SiteFrame({ children }: { children: ReactNode }) {
  const { header, footer } = frameOptions(useMatches());
  return (
    <>
      {header === 'slim' && <SlimHeader />}
      {(header === 'full' || header === 'no-bottom') && <Header withBottom={header === 'full'} />}
      <Main>{children}</Main>
      {/* Hydrated later, because its links work before. */}
      <DeferredHydration>{footer && <Footer slim={footer === 'slim'} />}</DeferredHydration>
    </>
  );
}
