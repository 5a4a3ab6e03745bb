import type { SiteData } from '@site/contracts/site-data';

interface MaintenanceNotice {
  /** Asks the site again. */
  refresh: () => Promise<SiteData>;
  hasUnsavedInput: () => boolean;
  /** Leads to the page of the maintenance. */
  leave: () => unknown;
  /** Says it beside what is being typed. */
  tell: (site: SiteData) => unknown;
}

/**
 * What an open tab does when a call was refused because of maintenance: it goes to the page for it, unless something is
 * being typed. Then the visitor is told, once, and goes when he likes: the next navigation leads there.
 */
export function createMaintenanceNotice({ refresh, hasUnsavedInput, leave, tell }: MaintenanceNotice) {
  let told = false;
  return async () => {
    const site = await refresh();
    if (!site.settings.maintenance) return; // Over by now.
    if (!hasUnsavedInput()) leave();
    else if (!told) {
      told = true;
      tell(site);
    }
  };
}
