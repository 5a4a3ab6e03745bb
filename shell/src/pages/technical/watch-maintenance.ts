import type { ApiClient } from '@site/runtime';

/** Polling interval, in ms. */
const INTERVAL = 30_000;

interface MaintenanceWatch {
  api: Pick<ApiClient, 'siteData'>;
  onEnd: () => void;
}

/**
 * Polls until the maintenance is over. A hidden page polls when it becomes visible. Returns the function that stops it.
 */
export function watchMaintenance({ api, onEnd }: MaintenanceWatch): () => void {
  async function check() {
    if (document.hidden) return;
    const site = await api.siteData().catch(() => undefined); // The next interval retries.
    if (site && !site.settings.maintenance) onEnd();
  }
  const onVisible = () => void check();
  const timer = setInterval(onVisible, INTERVAL);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
