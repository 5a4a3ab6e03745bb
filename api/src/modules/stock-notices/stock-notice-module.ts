import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import { stockNoticeRoutes } from './stock-notice-routes.ts';
import { type StockNoticeDeps, sweepStockNotices } from './stock-notice-service.ts';
import { stockNoticePersonalData } from './personal-data-repository.ts';

type Needs = Core & { catalog: CatalogService; consents: ConsentService; mail: MailGateway };

export const stockNoticeModule = defineModule('stock-notices', ({ config, log, ...needs }: Needs) => {
  const deps: StockNoticeDeps = {
    ...needs,
    host: config.PUBLIC_HOST,
    failed: (error, notice) => log.warn({ err: error, notice }, 'a notice of arrival was not sent'),
  };
  const perAddress = config.FORMS_PER_ADDRESS;
  return {
    personalData: stockNoticePersonalData,
    routes: () => ({ api: [mount(stockNoticeRoutes, { deps, perAddress })] }),
    sweep: () => sweepStockNotices(deps),
  };
});
