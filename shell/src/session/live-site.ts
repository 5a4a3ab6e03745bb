import type { SiteData } from '@site/contracts/site-data';
import type { ApiClient } from '@site/runtime';

/** How old the site's data may be, in ms, before a navigation has it refreshed. */
const FRESH_FOR = 60_000;

/**
 * The site's data for the guards of a long visit. A navigation never waits for it: it goes by what is known, and has it
 * asked for again behind its back, so that a maintenance that has begun meanwhile is seen by the navigation after.
 */
export function createLiveSite(
  first: Promise<SiteData>,
  api: Pick<ApiClient, 'siteData'>,
  now: () => number = Date.now,
) {
  let current = first;
  let asked = now();
  async function ask() {
    asked = now();
    const site = await api.siteData().catch(() => undefined);
    if (site) current = Promise.resolve(site); // Otherwise what is known stays.
    return current;
  }
  const read = (): Promise<SiteData> => {
    if (now() - asked > FRESH_FOR) ask().catch(() => {}); // Who reads learns it too.
    return current;
  };
  /** For when something has shown that what is known is no longer so. Resolves with what is known then. */
  return Object.assign(read, { refresh: ask });
}
