import plugin from 'fastify-plugin';
import { ProblemError } from '../errors.ts';
import type { SiteService } from '../modules/site/site-service.ts';

/** As the pages say: come back in ten minutes. */
const RETRY_AFTER = 600;

/** For what is served beside the pages: while the site is closed, nobody keeps a half-made catalogue. */
export const refuseInMaintenance = (site: SiteService) => async () => {
  const { settings } = (await site.current()).data;
  if (settings.maintenance)
    throw new ProblemError(503, 'maintenance', 'На сайте ведутся технические работы. Мы скоро вернёмся', {
      retryAfter: RETRY_AFTER,
    });
};

/** What the page of the maintenance itself asks for, and what every page asks for before it knows of one. */
const open = new Set(['/api/fetch/sitedata/', '/api/fetch/userdata/', '/api/fetch/check-redirect/']);

/** While the site is closed, nothing is read or changed below `/api`, orders and forms of open tabs included. */
export const maintenancePlugin = plugin<{ site: SiteService }>(async (app, { site }) => {
  const refuse = refuseInMaintenance(site);
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!open.has(routeOptions.url ?? '')) await refuse();
  });
});
