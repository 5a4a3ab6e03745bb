import { type Core, defineModule, mount } from '../../module.ts';
import type { GoodsService } from '../goods/goods-service.ts';
import { exchangeRoutes } from './exchange-routes.ts';
import { ExchangeService } from './exchange-service.ts';
import { importGoodsFile } from './import-goods-file.ts';

/** Less than 1C and a proxy in front of the site wait for a response. */
const PATIENCE = 20_000;

type Needs = Core & { goods: GoodsService };

/** The exchange with 1C by CommerceML: goods come from it. */
export const exchangeModule = defineModule('exchange', ({ config, db, now, log, goods }: Needs) => {
  const { EXCHANGE_USER: user, EXCHANGE_PASSWORD: password } = config;
  const settings = {
    priceType: config.EXCHANGE_PRICE_TYPE,
    warehouses: (config.EXCHANGE_WAREHOUSES ?? '').split(';').flatMap((name) => name.trim() || []),
  };
  const exchange = new ExchangeService({
    ...{ db, now, patience: PATIENCE },
    importFile: (...file) => importGoodsFile({ goods, settings }, ...file),
    failed: (error, file) => log.error({ err: error, file }, 'an import of 1C failed'),
  });
  return {
    routes: () => ({
      root: [mount(exchangeRoutes, { exchange, login: user && password ? { user, password } : null })],
    }),
    sweep: () => exchange.forgetExpired(),
    close: () => exchange.close(),
  };
});
