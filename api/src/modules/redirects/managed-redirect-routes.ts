import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../db/database.ts';
import { endpoint } from '../../endpoint.ts';
import { isServed, linkMistake } from '../../http/site-addresses.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { BrokenAddresses } from './broken-addresses.ts';
import { ManagedRedirects } from './managed-redirects.ts';
import type { RedirectService } from './redirect-service.ts';

type Options = {
  db: Db;
  redirects: RedirectService;
  brokenAddresses: BrokenAddresses;
  decisions: DecisionService;
  publicKey: string;
  now: () => Date;
};

/** Redirects, for the back office. */
export const managedRedirectRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { publicKey, brokenAddresses, ...needs },
) => {
  const site = { app, publicKey, ...needs };
  app.addHook('onReady', async () => brokenAddresses.serveFrom(site));
  const managed = new ManagedRedirects({
    ...needs,
    linkMistake: (address) => linkMistake(site, address),
    isServed: (address) => isServed(site, address),
  });

  app.route({ ...endpoint('GET /manage/redirects/'), handler: ({ query }) => managed.list(query) });
  app.route({ ...endpoint('GET /manage/redirects/file/'), handler: () => managed.file() });
  app.route({ ...endpoint('POST /manage/redirects/'), handler: ({ body, author }) => managed.add(body, author) });
  app.route({
    ...endpoint('POST /manage/redirects/remove/'),
    handler: ({ body, author }) => managed.remove(body.from, author),
  });
  app.route({
    ...endpoint('POST /manage/redirects/import/'),
    handler: ({ body, author }) => managed.import(body.text, author),
  });
  app.route({
    ...endpoint('PUT /manage/redirects/file/'),
    handler: ({ body, author }) => managed.replace(body.revision, body.redirects, author),
  });
};
