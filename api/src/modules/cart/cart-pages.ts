import type { ProductCard } from '@site/contracts/catalog';
import type { CheckoutOptions } from '@site/contracts/orders';
import type { PageAnswerOf } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { ProposalCheckouts } from '../orders/checkout/proposal-checkout.ts';
import type { Visitor } from '../session/visitor.ts';
import type { CartService } from './cart-service.ts';
import type { PricedCart } from './priced-cart.ts';

type Dependencies = {
  cart: CartService;
  seo: SeoBuilder;
  /** Options of the orders module for this visitor's checkout. */
  checkout: (visitor: Visitor, cart: PricedCart) => Promise<CheckoutOptions>;
  /** The checkout of a proposal, in place of the cart. */
  proposalCheckout: ProposalCheckouts;
  /** The visitor's latest order, shortly after it was placed. */
  recentOrder: (visitor: Visitor) => Promise<{ number: number; url: string } | undefined>;
  bestSellers: (limit: number, visitor: Visitor) => Promise<ProductCard[]>;
};

type CartQuery = { step?: string | undefined; kp_id?: string | undefined };

/** The same number as on the home page. */
const BEST_SELLERS = 8;

export const createCartPages = ({ cart, seo, checkout, proposalCheckout, recentOrder, bestSellers }: Dependencies) => {
  async function emptyCartExtras(visitor: Visitor) {
    const [recent_order, best_sellers] = await Promise.all([recentOrder(visitor), bestSellers(BEST_SELLERS, visitor)]);
    return { recent_order, best_sellers };
  }

  return {
    async page(visitor: Visitor, { step, kp_id }: CartQuery): Promise<PageAnswerOf<'cart'>> {
      const ordering = step === 'checkout';
      const offered = ordering && kp_id !== undefined ? await proposalCheckout(visitor, kp_id) : null;
      const priced = offered?.cart ?? (await cart.priced(visitor));
      const title = ordering ? 'Оформление заказа' : 'Корзина';
      return {
        seo: seo.build({
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
          cart: priced,
          checkout: ordering ? await checkout(visitor, priced) : null,
          ...(offered && { proposal: offered.proposal }),
          ...(priced.items.length === 0 && (await emptyCartExtras(visitor))),
        },
      };
    },
  };
};

export type CartPages = ReturnType<typeof createCartPages>;
