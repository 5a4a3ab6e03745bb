import { OFFLINE_PAGE, OFFLINE_WORKER } from '@site/contracts/offline';
import type { FastifyPluginAsync } from 'fastify';
import type { Live } from '../releases/live.ts';
import type { RendererPool } from '../releases/renderer-pool.ts';
import { bucketOf } from './bucket.ts';

const FORGET = `const forgetAllBut = async (kept) => {
  const old = (await caches.keys()).filter((name) => name.startsWith('offline-') && name !== kept);
  await Promise.all(old.map((name) => caches.delete(name)));
};`;

/**
 * A service worker that serves the offline page when a page cannot be fetched. It caches no other pages, so that an
 * online visitor never gets a stale one. Navigation preload starts the request before the worker has started. The text
 * contains the composition id, so that a new composition reinstalls the worker, which fetches the offline page again.
 */
const worker = (composition: string) => `${FORGET}
const CACHE = 'offline-${composition}';
const PAGE = '${OFFLINE_PAGE}';
self.addEventListener('install', (event) => {
  const kept = caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' })));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const ready = forgetAllBut(CACHE).then(() => self.registration.navigationPreload?.enable());
  event.waitUntil(ready.then(() => self.clients.claim()));
});
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(page(event));
});
`;

/** A replacement that unregisters the installed worker and deletes its caches, for a worker that does harm. */
const noWorker = `${FORGET}
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(forgetAllBut().then(() => self.registration.unregister())));
`;

export interface WorkerOptions {
  live: Pick<Live, 'onTrial'> & { pick: (bucket: number) => { pool: Pick<RendererPool, 'id'> } };
  enabled: boolean;
}

/** Browsers revalidate the script at every visit, regardless of caches (Service Workers, 4.4.1 «Update»). */
export const offlineWorker: FastifyPluginAsync<WorkerOptions> = async (app, { live, enabled }) => {
  app.get(OFFLINE_WORKER, (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(enabled ? worker(live.pick(bucketOf(live, request, reply)).pool.id) : noWorker),
  );
};
