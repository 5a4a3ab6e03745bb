import plugin from 'fastify-plugin';
import { ProblemError } from '../../errors.ts';
import type { SiteService } from './site-service.ts';

/** In seconds: ten minutes, as for pages. */
const RETRY_AFTER = 600;

/** Creates a hook for routes outside `/api`, so that no client caches an incomplete catalogue during maintenance. */
export const refuseInMaintenance = (site: SiteService) => async () => {
  const { settings } = (await site.current()).data;
  if (settings.maintenance)
    throw new ProblemError(503, 'maintenance', 'На сайте ведутся технические работы. Мы скоро вернёмся', {
      retryAfter: RETRY_AFTER,
    });
};

const open = new Set([
  // Requests of the maintenance page, and requests that every page makes before it receives the maintenance flag.
  ...['/api/fetch/sitedata/', '/api/fetch/userdata/', '/api/fetch/check-redirect/'],
  // Each call of a batch is checked by itself.
  '/api/batch/',
  // The staff logs in and ends the maintenance.
  ...['check-phone', 'login', 'refresh-code', 'verify', 'logout'].map((call) => `/api/account/user/${call}`),
  ...['/api/captcha/challenge/', '/api/captcha/'],
  ...['/api/account/staff/', '/api/account/staff/first/', '/api/account/staff/people/'],
  ...['/api/account/staff/:section/', '/api/account/staff/:section/:item/'],
]);

/** Rejects requests under `/api` during maintenance, including orders and forms from open tabs. */
export const maintenancePlugin = plugin<{ site: SiteService }>(async (app, { site }) => {
  const refuse = refuseInMaintenance(site);
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!open.has(routeOptions.url ?? '')) await refuse();
  });
});
