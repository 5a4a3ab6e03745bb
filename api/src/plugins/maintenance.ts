import { ProblemError } from '../errors.ts';
import type { SiteService } from '../modules/site/site.ts';

/** As the pages say: come back in ten minutes. */
const RETRY_AFTER = 600;

/** For what is served beside the pages: while the site is closed, nobody keeps a half-made catalogue. */
export const refuseInMaintenance = (site: SiteService) => async () => {
  const { settings } = (await site.current()).data;
  if (settings.maintenance)
    throw new ProblemError(503, 'maintenance', 'На сайте ведутся технические работы. Мы скоро вернёмся', { retryAfter: RETRY_AFTER });
};
