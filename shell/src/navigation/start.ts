import type { ClientComposition } from '@site/contracts/composition';
import { withoutSecrets } from '@site/kernel/log-secrets';
import { FALLBACK_PHONE, hasUnsavedInput, hit } from '@site/runtime/shell';
import { createPath, isRouteErrorResponse } from 'react-router-dom';
import type { RootData } from '../session/root-loader.ts';
import { createFailureToast, isAbort, watchUncaught } from '../errors/failure-toast.ts';
import { isNoConnection } from '../errors/error-texts.ts';
import { readFailure } from '../errors/failure.ts';
import { announce } from '../base/announcer.tsx';
import { watchLatestBuild } from './build-watch.ts';
import { isChunkFailure, isReloading, recoverChunk } from '../composition/chunk-reload.ts';
import { pageName, type RouteHandle } from '../composition/route-handle.ts';
import { recordFailure, viewPage } from '../health/page-views.ts';
import { seoOfState, updateHead } from './document-head.ts';
import { followLinks } from './follow-links.ts';
import { createFullLoad } from './full-load.ts';
import { closeMenus, watchMenus } from './menus.ts';
import { installOfflineWorker } from './offline-worker.ts';
import { prefetchPages } from './prefetch.ts';
import type { Router, RouterState } from './router.ts';

/** Starts client-side navigation, including what the browser does by itself for a page load. */
export function startNavigation({ router, composition }: { router: Router; composition: ClientComposition }) {
  const build = watchLatestBuild(composition.id);
  const loadIfNeeded = createFullLoad({
    isStale: () => build.stale || isReloading(),
    hasUnsavedInput,
    stop: () => router.dispose(),
  });
  const phone = () =>
    (router.state.loaderData.root as RootData | undefined)?.site.contacts.header_phone ?? FALLBACK_PHONE;
  const failureToast = createFailureToast(phone);

  followLinks(router);
  prefetchPages(router);
  watchMenus();
  installOfflineWorker();
  watchUncaught((error) => {
    failureToast(error);
    if (!isAbort(error)) recordFailure(isChunkFailure(error) ? 'chunk' : 'uncaught');
  });

  const isServerFault = (status: number) => status >= 500 && !isNoConnection(status);
  const reportErrors = ({ errors }: RouterState) => {
    for (const error of Object.values(errors ?? {}))
      if (!isRouteErrorResponse(error) || (isServerFault(error.status) && !readFailure(error).maintenance)) {
        failureToast(error);
        recordFailure('boundary');
      }
  };

  let current: string | undefined;
  function countPage(state: RouterState) {
    const url = createPath({ ...state.location, hash: '' });
    if (url === current) return;
    const referer = current === undefined ? document.referrer : location.origin + current;
    current = url;
    const handle = state.matches.at(-1)?.route.handle as RouteHandle | undefined;
    if (handle?.route.page) viewPage(pageName(handle, ''));
    // The counter is an external service, which must not receive secret addresses.
    hit(withoutSecrets(location.origin + url), document.title, withoutSecrets(referer));
  }

  if (router.state.initialized) {
    countPage(router.state);
    reportErrors(router.state);
  }
  let settled = router.state.initialized ? router.state.location : undefined;
  router.subscribe((state) => {
    loadIfNeeded(state);
    if (!state.initialized || state.navigation.state !== 'idle' || state.location === settled) return;
    const title = document.title;
    const seo = seoOfState(state);
    if (seo) updateHead(seo);
    if (settled && document.title !== title) announce(document.title);
    settled = state.location;
    closeMenus();
    countPage(state);
    reportErrors(state);
    void recoverChunk(Object.values(state.errors ?? {}));
  });
}
