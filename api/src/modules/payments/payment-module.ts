import { onlinePayments, type OnlinePaymentWay } from '@site/contracts/limits';
import type { Config } from '../../config.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { Acquirer } from './acquirer.ts';
import { PaymentStandIn } from './stand-in/payment-stand-in.ts';
import { StandInRepository } from './stand-in/stand-in-repository.ts';
import { standInRoutes } from './stand-in/stand-in-routes.ts';
import { YookassaClient } from './yookassa-client.ts';

function acquirerOf(config: Config): Acquirer | null {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey, YOOKASSA_URL: url, YOOKASSA_PAGES: pages } = config;
  return shopId && secretKey ? new YookassaClient({ url, shopId, secretKey, pages }) : null;
}

/** The payment service, and the ways of paying on the site, which every page reads here. Without the service there are none. */
export const paymentModule = defineModule('payments', ({ config, db, now, log }: Core) => {
  const acquirer = acquirerOf(config);
  const onlineWays: readonly OnlinePaymentWay[] = acquirer ? onlinePayments : [];
  const standIn = new PaymentStandIn({
    ...{ repository: new StandInRepository(db), now },
    keys: `${config.YOOKASSA_SHOP_ID}:${config.YOOKASSA_SECRET_KEY}`,
    failed: (error) => log.warn({ err: error }, 'a notification of the payment stand-in did not arrive'),
  });
  return {
    services: { acquirer, onlineWays },
    routes: () => ({ dev: [mount(standInRoutes, { standIn })] }),
  };
});
