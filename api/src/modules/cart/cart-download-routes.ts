import { siteDay } from '@site/kernel/dates';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../http/attachment.ts';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import type { SiteService } from '../site/site-service.ts';
import { renderCart } from './cart-pdf.ts';
import type { CartService } from './cart-service.ts';

type Options = { cart: CartService; site: SiteService; now: () => Date };

/** A plain link without a request key: the request only reads, and the session identifies the cart. */
export const cartDownloadRoutes: FastifyPluginAsyncZod<Options> = async (app, { cart, site, now }) => {
  app.route({
    ...endpoint('GET /cart/cart.pdf'),
    // Rendering takes a hundred milliseconds.
    config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async ({ visitor }, reply) => {
      const priced = await cart.priced(visitor);
      if (priced.items.length === 0) throw problems.notFound();
      const { settings, contacts, texts } = (await site.current()).data;
      const letterhead = { brand: settings.brand_name, phone: contacts.support_phone, note: texts.price_note ?? '' };
      const name = `Корзина ${siteDay(now())}.pdf`;
      return asAttachment(reply, name, 'application/pdf').send(await renderCart(priced, letterhead, now()));
    },
  });
};
