import type { ApiClient } from '@site/runtime';

/** How often the site is asked whether it is back, in ms. */
const INTERVAL = 30_000;

interface MaintenanceWatch {
  api: Pick<ApiClient, 'siteData'>;
  onEnd: () => void;
}

/** Asks until the maintenance is over. A hidden page asks when it is looked at again. Returns how to stop. */
export function watchMaintenance({ api, onEnd }: MaintenanceWatch): () => void {
  async function ask() {
    if (document.hidden) return;
    const site = await api.siteData().catch(() => undefined); // Not back yet: the next round asks again.
    if (site && !site.settings.maintenance) onEnd();
  }
  const onVisible = () => void ask();
  const timer = setInterval(onVisible, INTERVAL);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
