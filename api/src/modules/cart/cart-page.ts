import type { CheckoutOptions } from '@site/contracts/orders';
import type { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { SeoBuilder } from '../seo/seo.ts';
import type { Visitor } from '../session/visitor.ts';
import type { CartService } from './cart-service.ts';
import type { PricedCart } from './priced-cart.ts';

type Dependencies = {
  cart: CartService;
  seo: SeoBuilder;
  /** What the orders offer this visitor at the checkout. */
  checkout: (visitor: Visitor, cart: PricedCart) => Promise<CheckoutOptions>;
  /** What the visitor has just ordered, if he has. */
  recentOrder: (visitor: Visitor) => Promise<{ number: number; url: string } | undefined>;
};

export const createCartPages = ({ cart, seo, checkout, recentOrder }: Dependencies) => ({
  async page(visitor: Visitor, step: string | undefined): Promise<PageAnswer> {
    const priced = await cart.priced(visitor);
    const ordering = step === 'checkout';
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
        ...(priced.items.length === 0 && { recent_order: await recentOrder(visitor) }),
      },
    };
  },
});

export type CartPages = ReturnType<typeof createCartPages>;
