import type { SiteData } from '@site/contracts/site-data';
import type { ApiClient } from '@site/runtime';

/** Lifetime of the site data, in ms. Changes of menus and maintenance take effect within it. */
const TTL = 2000;

/**
 * Caches the site data, which is the same for every visitor. While the API fails, returns the last data, so that a
 * failed page still has the site's frame; rejects only without any data. Unchanged data is the same object, so that
 * derived values can be cached by it.
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
        if (loading === attempt) loading = undefined; // Errors are not cached: the next request retries.
      });
      loading = attempt;
      expires = now() + TTL;
    }
    return loading;
  };
}
