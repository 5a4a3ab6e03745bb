import { ApiReactContext, SessionProvider, ShowPartContext, SiteProvider } from '@site/runtime/shell';
import { Outlet, useLoaderData } from 'react-router-dom';
import { showPart } from '../parts/part-view.tsx';
import { PartsReactContext } from '../parts/parts.ts';
import type { RootData } from '../session/root-loader.ts';
import { PageFrame } from './page-frame.tsx';
import { useServices } from './services.tsx';

export function Root() {
  const { site } = useLoaderData<RootData>();
  const { api, session, parts } = useServices();
  return (
    <ApiReactContext value={api}>
      <SessionProvider store={session}>
        <SiteProvider site={site}>
          <PartsReactContext value={parts}>
            <ShowPartContext value={showPart}>
              <PageFrame>
                <Outlet />
              </PageFrame>
            </ShowPartContext>
          </PartsReactContext>
        </SiteProvider>
      </SessionProvider>
    </ApiReactContext>
  );
}
