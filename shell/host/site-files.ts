import { mkdir } from 'node:fs/promises';
import serveStatic from '@fastify/static';
import { SITE_FILES } from '@site/contracts/site-file';
import type { FastifyPluginAsync } from 'fastify';
import type { Store } from '../releases/store.ts';
import { acceptedEncoding } from './compress-page.ts';
import { immutableFiles } from './immutable-files.ts';

/** `/site-data/<hash>.json`: the site's data as written by the renderers, with compressed variants. */
export const siteFiles: FastifyPluginAsync<{ store: Store }> = async (app, { store }) => {
  // The folder is empty until a renderer writes into it.
  await mkdir(store.siteFiles, { recursive: true });

  app.addHook('onRequest', async ({ headers }) => {
    headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding']) ?? 'identity';
  });

  await app.register(serveStatic, {
    root: store.siteFiles,
    prefix: `${SITE_FILES}/`,
    ...immutableFiles,
    // Excludes compressed variants by their own names, and temporary files.
    allowedPath: (path) => /^\/[0-9a-f]{16}\.json$/.test(path),
  });
};
