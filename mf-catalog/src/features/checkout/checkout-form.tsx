import type { Cart } from '@site/contracts/cart';
import type { CheckoutOptions } from '@site/contracts/orders';
import { FormError, useSiteForm } from '@site/forms/form';
import { formatPrice } from '@site/kernel/money';
import { Button } from '@site/ui/button';
import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { checkoutSchema } from './checkout-schema.ts';
import { CHECKOUT_DRAFT, initialValues, type CheckoutValues } from './checkout-values.ts';
import { ConfirmPhoneDialog } from './confirmation/confirm-phone-dialog.tsx';
import { useGuestConfirmation } from './confirmation/use-guest-confirmation.ts';
import { CartChangedDialog } from './placing/cart-changed-dialog.tsx';
import { ObstacleAlert } from './placing/obstacle-alert.tsx';
import { usePlaceOrder } from './placing/use-place-order.ts';
import { BuyerSection } from './sections/buyer-section.tsx';
import { CompanySection } from './sections/company-section.tsx';
import { ConsentsSection } from './sections/consents-section.tsx';
import { DeliverySection } from './sections/delivery-section.tsx';
import { OtherSection } from './sections/other-section.tsx';
import { PaymentSection } from './sections/payment-section.tsx';
import { ReceiverSection } from './sections/receiver-section.tsx';
import { courierPrice, orderTotals } from './summary/order-totals.ts';
import { OrderSummary } from './summary/order-summary.tsx';
import { useFollowedName } from './use-followed-name.ts';
import css from './checkout.module.css';

interface CheckoutFormProps {
  cart: Cart;
  options: CheckoutOptions;
}

export function CheckoutForm({ cart, options }: CheckoutFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const schema = useMemo(() => checkoutSchema(options, cart), [options, cart]);
  const form = useSiteForm<CheckoutValues>({
    schema,
    defaultValues: initialValues(options),
    draft: { name: CHECKOUT_DRAFT, except: ['consent_personal', 'consent_terms', 'consent_marketing'] },
    shouldFocusError: false,
  });
  const { control, formState: { isSubmitting } } = form;
  const [buyer, method] = useWatch({ control, name: ['customer_type', 'method'] });
  useFollowedName(form);

  const [uploading, setUploading] = useState(false);
  const confirmation = useGuestConfirmation();
  const order = usePlaceOrder({ form, element, cart, options, uploading, onGuest: confirmation.begin });
  const totals = orderTotals(cart, method, options);
  const { obstacle } = order;

  return (
    <div className={css.columns}>
      <OrderSummary cart={cart} totals={totals} />
      <form ref={element} method="post" noValidate className={css.form} onSubmit={order.submit} aria-label="Оформление заказа">
        <BuyerSection form={form} />
        {buyer === 'company' && <CompanySection form={form} options={options} />}
        <DeliverySection form={form} options={options} courierPrice={courierPrice(cart.total, options)} />
        {method !== 'pickup' && <ReceiverSection form={form} />}
        <PaymentSection form={form} options={options} cart={cart} />
        <OtherSection form={form} onBusy={setUploading} />
        <div className={css.end}>
          <ConsentsSection form={form} options={options} />
          <FormError control={control} />
          {obstacle && obstacle.kind !== 'changed' && <ObstacleAlert obstacle={obstacle} />}
          <div className={css.submit}>
            <p className={css.sum}>
              <span>Итого</span> <strong>{formatPrice(totals.total)}</strong>
            </p>
            <Button type="submit" size="large" loading={isSubmitting}>Оформить заказ</Button>
          </div>
        </div>
      </form>
      <ConfirmPhoneDialog
        confirmation={confirmation}
        onConfirmed={() => void order.proceed()}
        onOtherNumber={() => form.setFocus('contact.phone')}
      />
      {obstacle?.kind === 'changed' && (
        <CartChangedDialog
          before={obstacle.before}
          now={obstacle.now}
          totalOf={(some) => orderTotals(some, method, options).total}
          onAccept={() => void order.accept(obstacle.now)}
          onClose={order.dismiss}
        />
      )}
    </div>
  );
}
