import { OFFLINE_WORKER } from '@site/contracts/offline';
import { whenIdle } from '../base/when-idle.ts';

/** Registers the offline worker when the browser is idle. It serves the offline page without a connection. */
export function installOfflineWorker() {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => {
    // Fails in private windows of some browsers and on a bad connection; the browser then shows its own offline page.
    navigator.serviceWorker.register(OFFLINE_WORKER).catch(() => {});
  }, 10_000);
}
