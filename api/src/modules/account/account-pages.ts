import type { PageResponse } from '@site/contracts/page';
import type { OrderService } from '../orders/order-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { requireUser } from '../session/logged-in.ts';
import type { Visitor } from '../session/visitor.ts';
import type { WaitingSource } from './waiting-source.ts';

export type AccountDeps = { seo: SeoBuilder; orders: Pick<OrderService, 'summary'>; sources: readonly WaitingSource[] };

const robots = 'noindex, nofollow';

const crumb = { name: 'Личный кабинет', url: '/account/main/' };

export async function accountPage({ seo, orders, sources }: AccountDeps, visitor: Visitor): Promise<PageResponse> {
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
}
