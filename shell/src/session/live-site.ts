import type { SiteData } from '@site/contracts/site-data';
import type { ApiClient } from '@site/runtime';

/** Age of the site data after which a navigation refreshes it, in ms. */
const MAX_AGE = 60_000;

/**
 * Site data for the guards (stale-while-revalidate). A navigation uses the current data and refreshes it in the
 * background, so that the next navigation sees a maintenance that has begun meanwhile.
 */
export function createLiveSite(
  first: Promise<SiteData>,
  api: Pick<ApiClient, 'siteData'>,
  now: () => number = Date.now,
) {
  let current = first;
  let refreshedAt = now();
  async function refresh() {
    refreshedAt = now();
    const site = await api.siteData().catch(() => undefined);
    if (site) current = Promise.resolve(site); // After a failure, keep the current data.
    return current;
  }
  const read = (): Promise<SiteData> => {
    if (now() - refreshedAt > MAX_AGE) refresh().catch(() => {}); // The reader of `current` gets its error.
    return current;
  };
  /** `refresh` reloads the data at once, and resolves with the current data. */
  return Object.assign(read, { refresh });
}
