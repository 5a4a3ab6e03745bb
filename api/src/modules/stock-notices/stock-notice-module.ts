import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import { stockNoticeRoutes } from './stock-notice-routes.ts';
import { type Arrival, notifyOfArrival, type StockNoticeDeps, sweepStockNotices } from './stock-notice-service.ts';
import { stockNoticePersonalData } from './personal-data-repository.ts';

type Needs = Core & { catalog: CatalogService; consents: ConsentService; mail: MailGateway };

export const stockNoticeModule = defineModule('stock-notices', ({ config, ...needs }: Needs) => {
  const deps: StockNoticeDeps = { ...needs, host: config.PUBLIC_HOST };
  const arrivals = needs.jobs.queue<Arrival>('stock-notices', {
    work: (arrival) => notifyOfArrival(deps, arrival),
    titleOf: ({ notice }) => `Письмо о\u00a0поступлении товара, просьба ${notice}`,
    keyOf: ({ notice }) => String(notice),
  });
  const perAddress = config.FORMS_PER_ADDRESS;
  return {
    personalData: stockNoticePersonalData,
    routes: () => ({ api: [mount(stockNoticeRoutes, { deps, perAddress })] }),
    sweep: () => sweepStockNotices(deps, arrivals),
  };
});
