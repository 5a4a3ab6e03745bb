import type { ClientComposition } from '@site/contracts/composition';
import { withoutSecrets } from '@site/kernel/log-secrets';
import { FALLBACK_PHONE, hasUnsavedInput, hit } from '@site/runtime/shell';
import { createPath, isRouteErrorResponse, type createBrowserRouter } from 'react-router-dom';
import type { RootData } from '../app/root-loader.ts';
import { createFailureToast, watchUncaught } from '../errors/failure-toast.ts';
import { isNoConnection } from '../errors/error-texts.ts';
import { readFailure } from '../errors/failure.ts';
import { announce } from './announcer.tsx';
import { watchLatestBuild } from './build-watch.ts';
import { isReloading, recoverChunk } from './chunk-reload.ts';
import { seoOfState, updateHead } from './document-head.ts';
import { followLinks } from './follow-links.ts';
import { createFullLoad } from './full-load.ts';
import { closeMenus, watchMenus } from './menus.ts';
import { installOfflineWorker } from './offline-worker.ts';
import { prefetchPages } from './prefetch.ts';

export type Router = ReturnType<typeof createBrowserRouter>;
export type RouterState = Router['state'];

/** The client's navigation: what the browser does for a page load, done for navigations without one. */
export function startNavigation({ router, composition }: { router: Router; composition: ClientComposition }) {
  const build = watchLatestBuild(composition.id);
  const goOrLoad = createFullLoad({ isStale: () => build.stale || isReloading(), hasUnsavedInput });
  const phone = () =>
    (router.state.loaderData.root as RootData | undefined)?.site.contacts.header_phone ?? FALLBACK_PHONE;
  const failureToast = createFailureToast(phone);

  followLinks(router);
  prefetchPages(router);
  watchMenus();
  installOfflineWorker();
  watchUncaught(failureToast);

  const isOurs = (status: number) => status >= 500 && !isNoConnection(status);
  const reportErrors = ({ errors }: RouterState) => {
    for (const error of Object.values(errors ?? {}))
      if (!isRouteErrorResponse(error) || (isOurs(error.status) && !readFailure(error).maintenance))
        failureToast(error);
  };

  let here: string | undefined;
  function arrive(state: RouterState) {
    const url = createPath({ ...state.location, hash: '' });
    if (url === here) return;
    const referer = here === undefined ? document.referrer : location.origin + here;
    here = url;
    // The service is somebody else's: a secret address is not for it.
    hit(withoutSecrets(location.origin + url), document.title, withoutSecrets(referer));
  }

  if (router.state.initialized) {
    arrive(router.state);
    reportErrors(router.state);
  }
  let settled = router.state.initialized ? router.state.location : undefined;
  router.subscribe((state) => {
    goOrLoad(state);
    if (!state.initialized || state.navigation.state !== 'idle' || state.location === settled) return;
    const title = document.title;
    const seo = seoOfState(state);
    if (seo) updateHead(seo);
    if (settled && document.title !== title) announce(document.title);
    settled = state.location;
    closeMenus();
    arrive(state);
    reportErrors(state);
    void recoverChunk(Object.values(state.errors ?? {}));
  });
}
