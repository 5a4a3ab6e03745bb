import type { PageResponse } from '@site/contracts/page';
import { problems } from '../../errors.ts';
import type { OrderService } from '../orders/order-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import type { WaitingSource } from './waiting-source.ts';

type Dependencies = { seo: SeoBuilder; orders: OrderService; sources: readonly WaitingSource[] };

const robots = 'noindex, nofollow';

const crumb = { name: 'Личный кабинет', url: '/account/main/' };

function requireUser(visitor: Visitor) {
  if (!visitor.user) throw problems.unauthorized();
  return visitor.user;
}

export const createAccountPages = ({ seo, orders, sources }: Dependencies) => ({
  async main(visitor: Visitor): Promise<PageResponse> {
    const user = requireUser(visitor);
    const [{ open, any, manager }, ...waiting] = await Promise.all([
      orders.summary(visitor),
      ...sources.map((waitingFor) => waitingFor(visitor)),
    ]);
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
      pagedata: {
        kind: 'account',
        company: visitor.company?.name ?? null,
        orders_open: open,
        is_new: !any,
        waiting: waiting.flat(),
        manager,
      },
    };
  },
});

export type AccountPages = ReturnType<typeof createAccountPages>;
