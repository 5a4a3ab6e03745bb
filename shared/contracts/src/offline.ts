/** Files at the site's root for who has no connection: the worker that shows the page, and the page. */
export const OFFLINE_WORKER = '/offline-worker.js';
export const OFFLINE_PAGE = '/offline.html';
