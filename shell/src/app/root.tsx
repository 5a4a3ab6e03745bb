import { ApiReactContext, SessionProvider, SiteProvider } from '@site/runtime/shell';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { RootData } from './root-loader.ts';
import { PageFrame } from './page-frame.tsx';
import { useServices } from './services.tsx';

export function Root() {
  const { site } = useLoaderData<RootData>();
  const { api, session } = useServices();
  return (
    <ApiReactContext value={api}>
      <SessionProvider store={session}>
        <SiteProvider site={site}>
          <PageFrame>
            <Outlet />
          </PageFrame>
        </SiteProvider>
      </SessionProvider>
    </ApiReactContext>
  );
}
