import type { SiteData } from '@site/contracts/site-data';
import type { ApiClient } from '@site/runtime';

/** Site data is the same for every visitor; this long it is not asked for again. Menus and maintenance follow within it. */
const TTL = 2000;

/**
 * While the API cannot tell, what it said last stays, so that a page that fails does so inside the site's frame. Only a
 * renderer that has never been told anything passes the failure on. As long as the API says the same, it is the same
 * object: what is made of it is made once.
 */
export function createSiteCache(api: Pick<ApiClient, 'siteData'>, now = () => performance.now()) {
  let last: SiteData | undefined;
  let lastText = '';
  let loading: Promise<SiteData> | undefined;
  let expires = -Infinity;

  async function load(): Promise<SiteData> {
    try {
      const site = await api.siteData();
      const text = JSON.stringify(site);
      if (last && text === lastText) return last;
      lastText = text;
      return (last = site);
    } catch (error) {
      if (last) return last;
      throw error;
    }
  }

  return () => {
    if (!loading || now() > expires) {
      const attempt = load();
      attempt.catch(() => {
        if (loading === attempt) loading = undefined; // A failure is not kept: the next request asks again.
      });
      loading = attempt;
      expires = now() + TTL;
    }
    return loading;
  };
}
