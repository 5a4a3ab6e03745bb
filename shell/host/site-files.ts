import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import serveStatic from '@fastify/static';
import { SITE_FILES } from '@site/contracts/site-file';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Store } from '../releases/store.ts';
import { acceptedEncoding } from './compress-page.ts';
import { immutableFiles } from './immutable-files.ts';

/** `/site-data/<hash>.json`: the site's data as written by the renderers, with compressed variants. */
export const siteFiles: FastifyPluginAsync<{ store: Store }> = async (app, { store }) => {
  // The folder is empty until a renderer writes into it.
  await mkdir(store.siteFiles.folder, { recursive: true });

  const closed = new AbortController();
  const sharing = shareUntil(closed.signal, store, app.log);
  app.addHook('onClose', async () => {
    closed.abort();
    await sharing;
  });

  app.addHook('onRequest', async ({ headers, url }) => {
    const [, name] = /^\/site-data\/([0-9a-f]{16}\.json)/.exec(url) ?? [];
    if (name) await store.siteFiles.ensure(name).catch(() => {}); // Then the file is missing, and the browser calls the API.
    headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding']) ?? 'identity';
  });

  await app.register(serveStatic, {
    root: store.siteFiles.folder,
    prefix: `${SITE_FILES}/`,
    ...immutableFiles,
    // Excludes compressed variants by their own names, and temporary files.
    allowedPath: (path) => /^\/[0-9a-f]{16}\.json$/.test(path),
  });
};

/** Interval at which new files go to the other hosts, in ms. A browser without the file calls the API. */
const INTERVAL = 1000;

async function shareUntil(closed: AbortSignal, store: Store, log: FastifyBaseLogger) {
  let works = true;
  do
    try {
      await store.siteFiles.share();
      works = true;
    } catch (error) {
      if (works) log.error({ err: error }, 'the site data files cannot be given to the other hosts; retrying');
      works = false;
    }
  while (await pause(INTERVAL, true, { signal: closed }).catch(() => false));
}
