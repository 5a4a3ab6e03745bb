import type { Cart } from '@site/contracts/cart';
import { paths } from '@site/contracts/paths';
import { useSite } from '@site/runtime';
import { Button, ButtonLink } from '@site/ui/button';
import { loadCheckout } from './load-checkout.ts';

/** Ignores a failure: the step loads the code itself and reports failures. */
const prepare = () => void loadCheckout().catch(() => {});

/** Link to the checkout; disabled while the cart is blocked. The summary shows the reason. */
export function OrderButton({ cart }: { cart: Cart }) {
  const { ordering } = useSite().settings;
  return ordering && cart.blocked.length === 0 ? (
    <ButtonLink href={paths.checkout()} size="large" data-print="hide" onPointerEnter={prepare} onFocus={prepare}>
      Оформить заказ
    </ButtonLink>
  ) : (
    <Button size="large" disabled data-print="hide">
      Оформить заказ
    </Button>
  );
}
