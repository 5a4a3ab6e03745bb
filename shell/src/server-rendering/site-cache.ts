import type { SiteData } from '@site/contracts/site-data';
import type { ApiClient } from '@site/runtime';

/** Site data is the same for every visitor; this long it is not asked for again. Menus and maintenance follow within it. */
const TTL = 2000;

export function createSiteCache(api: ApiClient) {
  let loading: Promise<SiteData> | undefined;
  let expires = 0;
  return () => {
    if (!loading || Date.now() > expires) {
      const attempt = api.siteData();
      attempt.catch(() => {
        if (loading === attempt) loading = undefined; // A failure is not kept: the next request asks again.
      });
      loading = attempt;
      expires = Date.now() + TTL;
    }
    return loading;
  };
}
