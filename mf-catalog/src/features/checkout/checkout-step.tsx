import type { Cart } from '@site/contracts/cart';
import type { CheckoutOptions } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { ColumnDrawing, EmptyState } from '@site/ui/empty-state';
import { TextLink } from '@site/ui/link';
import { CheckoutForm } from './checkout-form.tsx';

interface CheckoutStepProps {
  cart: Cart;
  checkout: CheckoutOptions;
}

/** The second step of the cart's page. */
export function CheckoutStep({ cart, checkout }: CheckoutStepProps) {
  return checkout.open ? <CheckoutForm cart={cart} options={checkout} /> : <OrderingOff />;
}

function OrderingOff() {
  const { support_phone: phone, support_hours } = useSite().contacts;
  return (
    <EmptyState
      drawing={<ColumnDrawing />}
      title="Оформление заказов временно недоступно"
      actions={<ButtonLink href={paths.cart()} variant="secondary">Вернуться в&nbsp;корзину</ButtonLink>}
    >
      Товары останутся в&nbsp;корзине. Чтобы заказать сейчас, позвоните нам:{' '}
      <TextLink href={telHref(phone)}>{formatPhone(phone)}</TextLink>, {support_hours}
    </EmptyState>
  );
}
