import { DAY } from '@site/kernel/dates';
import { runAll } from '../../jobs/process-each.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { GoodsService } from '../goods/goods-service.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { ManagedOrders } from '../orders/manage/managed-orders.ts';
import type { MediaLibrary } from '../media/library/media-library.ts';
import { ExchangePictures } from './exchange-pictures.ts';
import { exchangeRoutes } from './exchange-routes.ts';
import { ExchangeService } from './exchange-service.ts';
import { attachLatePictures, AUTHOR, importGoodsFile } from './import-goods-file.ts';
import { OrderExchange } from './order-exchange.ts';

/** Less than 1C and a proxy in front of the site wait for a response. */
const PATIENCE = 20_000;
/** 1C imports many times a day, and an undo needs the last import alone. */
const IMPORTS_KEPT = 30 * DAY;

/** Until pictures without a following file are attached, in ms. */
const SWEEP_EVERY = 60_000;

type Needs = Core & {
  goods: GoodsService;
  managedOrders: ManagedOrders;
  decisions: DecisionService;
  mediaLibrary: MediaLibrary;
};

/** The exchange with 1C by CommerceML: goods and statuses of orders come from it, orders go to it. */
export const exchangeModule = defineModule(
  'exchange',
  ({ config, db, store, now, log, goods, managedOrders, decisions, mediaLibrary: library }: Needs) => {
    const { EXCHANGE_USER: user, EXCHANGE_PASSWORD: password } = config;
    const settings = {
      priceType: config.EXCHANGE_PRICE_TYPE,
      warehouses: (config.EXCHANGE_WAREHOUSES ?? '').split(';').flatMap((name) => name.trim() || []),
    };
    const exchange = new ExchangeService({
      ...{ db, now, patience: PATIENCE },
      pictures: new ExchangePictures({ db, store, library, now }),
      importFile: (...file) => importGoodsFile({ goods, library, decisions, settings }, ...file),
      attachLate: () => attachLatePictures({ goods, library, decisions }, db),
      failed: (error, file) => log.error({ err: error, file }, 'an import of 1C failed'),
    });
    const orders = new OrderExchange({ db, now, exchange, managedOrders, decisions });
    return {
      routes: () => ({
        root: [mount(exchangeRoutes, { exchange, orders, login: user && password ? { user, password } : null })],
      }),
      sweep: () =>
        runAll([
          () => exchange.takeLate(),
          () => exchange.forgetExpired(),
          () => goods.forget(AUTHOR, new Date(now().getTime() - IMPORTS_KEPT)),
        ]),
      sweepEvery: SWEEP_EVERY,
      close: () => exchange.close(),
    };
  },
);
