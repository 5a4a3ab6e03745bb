import { mkdir } from 'node:fs/promises';
import serveStatic from '@fastify/static';
import { SITE_FILES } from '@site/contracts/site-file';
import type { FastifyPluginAsync } from 'fastify';
import type { Store } from '../releases/store.ts';
import { acceptedEncoding } from './compress-page.ts';
import { keptFiles } from './kept-files.ts';

/** `/site-data/<hash>.json`: the site's data as renderers have written it, in its compressed forms. */
export const siteFiles: FastifyPluginAsync<{ store: Store }> = async (app, { store }) => {
  // The first renderer writes into it later.
  await mkdir(store.siteFiles, { recursive: true });

  app.addHook('onRequest', async ({ headers }) => {
    headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding']) ?? 'identity';
  });

  await app.register(serveStatic, {
    root: store.siteFiles,
    prefix: `${SITE_FILES}/`,
    ...keptFiles,
    // Neither compressed forms by their own names, nor what is being written.
    allowedPath: (path) => /^\/[0-9a-f]{16}\.json$/.test(path),
  });
};
