import type { SiteData } from '@site/contracts/site-data';

interface MaintenanceNotice {
  refresh: () => Promise<SiteData>;
  hasUnsavedInput: () => boolean;
  leave: () => unknown;
  notify: (site: SiteData) => unknown;
}

/**
 * Handles a maintenance response in an open tab: opens the maintenance page, unless a form has unsaved input. Then it
 * shows one message, and the next navigation leads to the maintenance page.
 */
export function createMaintenanceNotice({ refresh, hasUnsavedInput, leave, notify }: MaintenanceNotice) {
  let notified = false;
  return async () => {
    const site = await refresh();
    if (!site.settings.maintenance) return;
    if (!hasUnsavedInput()) leave();
    else if (!notified) {
      notified = true;
      notify(site);
    }
  };
}
