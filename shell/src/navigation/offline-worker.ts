import { OFFLINE_WORKER } from '@site/contracts/offline';
import { whenIdle } from '../app/when-idle.ts';

/** When the page is alive and has time: the worker serves the next page, and only without a connection. */
export function installOfflineWorker() {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => {
    // Refused in private windows of some browsers, and while the connection is bad: then the browser's own page is shown.
    navigator.serviceWorker.register(OFFLINE_WORKER).catch(() => {});
  }, 10_000);
}
