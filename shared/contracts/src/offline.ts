/** Files at the site's root for offline visitors: the service worker, and the page it shows. */
export const OFFLINE_WORKER = '/offline-worker.js';
export const OFFLINE_PAGE = '/offline.html';
