import { OFFLINE_WORKER } from '@site/contracts/offline';

/** When the page is alive and has time: the worker serves the next page, and only without a connection. */
export function installOfflineWorker() {
  if (!('serviceWorker' in navigator)) return;
  const install = () => {
    // Refused in private windows of some browsers, and while the connection is bad: then the browser's own page is shown.
    navigator.serviceWorker.register(OFFLINE_WORKER).catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(install, { timeout: 10_000 });
  else setTimeout(install, 3000);
}
