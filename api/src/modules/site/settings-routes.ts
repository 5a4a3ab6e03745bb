import { Settings } from '@site/contracts/site-data';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SiteService } from './site.ts';

const Change = Settings.pick({ maintenance: true, ordering: true }).partial().strict();

/** Switches for developers and browser tests; the application registers them outside production only. */
export const settingsRoutes: FastifyPluginAsyncZod<{ site: SiteService }> = async (app, { site }) => {
  app.post('/dev/settings/', { schema: { body: Change, response: { 200: Settings } } }, ({ body }) => site.change(body));
};
