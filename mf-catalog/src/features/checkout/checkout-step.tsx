import type { Cart } from '@site/contracts/cart';
import type { CheckoutOptions, ProposalCheckout } from '@site/contracts/orders';
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
  proposal: ProposalCheckout | null;
}

/** The second step of the cart page. */
export function CheckoutStep({ cart, checkout, proposal }: CheckoutStepProps) {
  if (!checkout.open) return <OrderingOff proposal={proposal} />;
  return <CheckoutForm cart={cart} options={checkout} proposal={proposal} />;
}

function OrderingOff({ proposal }: Pick<CheckoutStepProps, 'proposal'>) {
  const { support_phone: phone, support_hours } = useSite().contacts;
  return (
    <EmptyState
      drawing={<ColumnDrawing />}
      title="Оформление заказов временно недоступно"
      actions={
        proposal ? (
          <ButtonLink href={paths.proposal(proposal.slug)} variant="secondary">
            Вернуться к&nbsp;предложению
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.cart()} variant="secondary">
            Вернуться в&nbsp;корзину
          </ButtonLink>
        )
      }
    >
      <span>{proposal ? 'Предложение останется принятым.' : 'Товары останутся в\u00a0корзине.'}</span> Чтобы заказать
      сейчас, позвоните нам: <TextLink href={telHref(phone)}>{formatPhone(phone)}</TextLink>, {support_hours}
    </EmptyState>
  );
}
