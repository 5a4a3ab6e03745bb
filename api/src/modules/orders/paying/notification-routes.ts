import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import { problems } from '../../../errors.ts';
import { orderProblems } from '../order-problems.ts';
import { AcquirerError } from '../../payments/acquirer.ts';
import { acceptNotification, type PayingDeps } from './settle-payment.ts';

const UNKNOWN = 'Платёжный сервис не\u00a0отвечает';

/** A notification contains one payment without its receipt. */
const MAX_BYTES = 32 * 1024;
/** The service repeats a rejected notification for a day, and the sweep needs none. */
const LIMIT = { max: 300, timeWindow: 60_000 };

/**
 * Anyone can send a notification, so nothing in it is believed: it only names the payment or refund to ask for. A failure
 * is answered with an error, and the service repeats the notification.
 */
export const notificationRoutes: FastifyPluginAsyncZod<{ deps: PayingDeps }> = async (app, { deps }) => {
  app.route({
    ...endpoint('POST /payments/notifications/'),
    bodyLimit: MAX_BYTES,
    config: { rateLimit: LIMIT },
    handler: async ({ body }) => {
      if (!deps.acquirer) throw problems.notFound();
      await acceptNotification(deps, body.event, body.object.id).catch((error: unknown) => {
        if (!(error instanceof AcquirerError)) throw error;
        throw error.isTemporary ? orderProblems.paymentUnavailable(UNKNOWN) : problems.notFound();
      });
      return { status: 'ok' as const };
    },
  });
};
