import type { PageAnswerOf } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { CatalogService } from '../../catalog/catalog-service.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { OrderService } from '../order-service.ts';
import type { Checkout } from './checkout-options.ts';
import { proposalCheckout, type ProposalCheckoutDeps } from './proposal-checkout.ts';

export type CartPageDeps = ProposalCheckoutDeps & {
  catalog: CatalogService;
  checkout: Checkout;
  orders: OrderService;
  seo: SeoBuilder;
};

type CartQuery = { step?: string | undefined; kp_id?: string | undefined };

/** The same number as on the home page. */
const BEST_SELLERS = 8;

async function emptyCartExtras({ catalog, orders }: CartPageDeps, visitor: Visitor) {
  const [recent_order, best_sellers] = await Promise.all([
    orders.recent(visitor),
    catalog.cardsByBadge('hit', BEST_SELLERS, visitor),
  ]);
  return { recent_order, best_sellers };
}

/** The cart and its checkout, or the checkout of a proposal in place of the cart. */
export async function cartPage(
  deps: CartPageDeps,
  visitor: Visitor,
  { step, kp_id }: CartQuery,
): Promise<PageAnswerOf<'cart'>> {
  const ordering = step === 'checkout';
  const offered = ordering && kp_id !== undefined ? await proposalCheckout(deps, visitor, kp_id) : null;
  const cart = offered?.cart ?? (await deps.cart.priced(visitor));
  const title = ordering ? 'Оформление заказа' : 'Корзина';
  return {
    seo: deps.seo.build({
      title,
      description: 'Товары, которые вы выбрали: цены, наличие и\u00a0оформление заказа.',
      h1: title,
      path: paths.cart(),
      crumbs: [{ name: 'Корзина', url: paths.cart() }],
      robots: 'noindex, nofollow',
    }),
    content: [],
    pagedata: {
      kind: 'cart',
      cart,
      checkout: ordering ? await deps.checkout.options(visitor, cart) : null,
      ...(offered && { proposal: offered.proposal }),
      ...(cart.items.length === 0 && (await emptyCartExtras(deps, visitor))),
    },
  };
}
