import { PageAnswer } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problems } from '../../errors.ts';
import type { OrderService } from '../orders/order-service.ts';
import type { SeoBuilder } from '../seo/seo.ts';
import { isPartner, type Visitor } from '../session/visitor.ts';

type Dependencies = { seo: SeoBuilder; orders: OrderService };

const robots = 'noindex, nofollow';
const crumb = { name: 'Личный кабинет', url: '/account/main/' };

function requireUser(visitor: Visitor) {
  if (!visitor.user) throw problems.unauthorized();
  return visitor.user;
}

/** What the gate before the configurator draws itself from: exactly these four flags. */
const moderationFlags = ({ user, company }: Visitor) => ({
  dealer_access: company?.dealer_access ?? false,
  dealer_access_moderation: company?.dealer_access_moderation ?? false,
  kp_access_moderation: company?.kp_access_moderation ?? false,
  user_access_moderation: user?.user_access_moderation ?? false,
});

/** The configurator is the company's own right; the manufacturer's employees may try it as a demonstration. */
const mayConfigure = (visitor: Visitor) =>
  Boolean(visitor.user?.came_user || (isPartner(visitor) && visitor.company?.kp_access));

export const createAccountPages = ({ seo, orders }: Dependencies) => ({
  async main(visitor: Visitor): Promise<PageAnswer> {
    const user = requireUser(visitor);
    return {
      seo: seo.build({
        title: 'Личный кабинет',
        description: 'Заказы, профиль, компания и\u00a0инструменты партнёра.',
        h1: `Здравствуйте, ${user.name}`,
        path: '/account/main/',
        crumbs: [crumb],
        robots,
      }),
      content: [],
      pagedata: { kind: 'account', company: visitor.company?.name ?? null, orders_open: await orders.openCount(visitor) },
    };
  },

  proposals(visitor: Visitor): PageAnswer {
    requireUser(visitor);
    if (!mayConfigure(visitor)) throw problems.forbidden(moderationFlags(visitor));
    return {
      seo: seo.build({
        title: 'Коммерческие предложения',
        description: 'Конфигуратор парковок и\u00a0список коммерческих предложений компании.',
        h1: 'Коммерческие предложения',
        path: '/account/kp/',
        crumbs: [crumb, { name: 'Коммерческие предложения', url: '/account/kp/' }],
        robots,
      }),
      content: [],
      pagedata: { kind: 'proposals' },
    };
  },
});

export type AccountPages = ReturnType<typeof createAccountPages>;

export const accountRoutes: FastifyPluginAsyncZod<{ accountPages: AccountPages }> = async (app, { accountPages }) => {
  const schema = { response: { 200: PageAnswer } };
  app.get('/api/account/main/', { schema }, async (request) => accountPages.main(request.visitor));
  app.get('/api/account/kp/', { schema }, async (request) => accountPages.proposals(request.visitor));
};
