import type { Cart } from '@site/contracts/cart';
import { paths } from '@site/contracts/paths';
import { useSite } from '@site/runtime';
import { Button, ButtonLink } from '@site/ui/button';
import { loadCheckout } from './load-checkout.ts';

/** What is not loaded now is loaded by the step itself, which also tells of a failure. */
const prepare = () => void loadCheckout().catch(() => {});

/** Closed as long as something stands in the way; what that is stands in the summary. */
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
