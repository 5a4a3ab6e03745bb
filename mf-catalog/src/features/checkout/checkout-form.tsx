import type { Cart } from '@site/contracts/cart';
import type { CheckoutOptions, ProposalCheckout } from '@site/contracts/orders';
import { FormError, SubmitButton, useSiteForm } from '@site/forms/form';
import { CheckingNote } from '@site/forms/phone-code';
import { formatPrice } from '@site/kernel/money';
import { useSession } from '@site/runtime';
import { useId, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDeliveryCity } from '../delivery/use-delivery-city.ts';
import { checkoutSchema } from './checkout-schema.ts';
import { draftOf, initialValues, type CheckoutValues } from './checkout-values.ts';
import { ConfirmPhoneDialog } from './confirmation/confirm-phone-dialog.tsx';
import { useGuestConfirmation } from './confirmation/use-guest-confirmation.ts';
import { CartChangedDialog } from './placing/cart-changed-dialog.tsx';
import { BlockerAlert } from './placing/blocker-alert.tsx';
import { type DeliveryPrices, type Offer, usePlaceOrder } from './placing/use-place-order.ts';
import { BuyerSection } from './sections/buyer-section.tsx';
import { CompanySection } from './sections/company-section.tsx';
import { ConsentsSection } from './sections/consents-section.tsx';
import { DeliverySection } from './sections/delivery-section.tsx';
import { OtherSection } from './sections/other-section.tsx';
import { PaymentSection } from './sections/payment-section.tsx';
import { ReceiverSection } from './sections/receiver-section.tsx';
import { SupplierSection } from './sections/supplier-section.tsx';
import { courierPrice, orderTotals } from './summary/order-totals.ts';
import { OrderSummary } from './summary/order-summary.tsx';
import { useFollowedCity, useFollowedName } from './use-followed.ts';
import css from './checkout.module.css';

interface CheckoutFormProps {
  cart: Cart;
  options: CheckoutOptions;
  proposal: ProposalCheckout | null;
}

export function CheckoutForm({ cart, options: offered, proposal }: CheckoutFormProps) {
  const [prices, setPrices] = useState<DeliveryPrices | null>(null);
  const options = useMemo(() => ({ ...offered, ...prices }), [offered, prices]);
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  const guest = !useSession((session) => session.authed);
  const { city } = useDeliveryCity();
  const schema = useMemo(() => checkoutSchema({ options, cart, guest }), [options, cart, guest]);
  const form = useSiteForm<CheckoutValues>({
    schema,
    defaultValues: initialValues(options, city),
    draft: { name: draftOf(proposal), except: ['consent_personal', 'consent_terms', 'consent_marketing'] },
    shouldFocusError: false,
  });
  const {
    control,
    formState: { isSubmitting },
  } = form;
  const [buyer, method] = useWatch({ control, name: ['customer_type', 'method'] });
  useFollowedName(form);
  useFollowedCity(form);

  const [uploading, setUploading] = useState(false);
  const confirmation = useGuestConfirmation();
  const order = usePlaceOrder({
    ...{ form, element, cart, options, proposal, uploading },
    onDeliveryPrices: setPrices,
    onGuest: confirmation.begin,
  });
  const totalsOf = (some: Offer) => orderTotals(some.cart, method, some.options);
  const totals = totalsOf({ cart, options });
  const { blocker } = order;

  return (
    <div className={css.columns}>
      <form
        ref={element}
        id={id}
        method="dialog"
        noValidate
        className={css.form}
        onSubmit={order.submit}
        aria-label="Оформление заказа"
      >
        <BuyerSection form={form} isCompany={proposal !== null} guest={guest} />
        {buyer === 'company' && <CompanySection form={form} options={options} />}
        <DeliverySection form={form} options={options} courierPrice={courierPrice(cart.total, options)} />
        {method !== 'pickup' && <ReceiverSection form={form} />}
        <PaymentSection form={form} options={options} cart={cart} />
        {buyer === 'person' && options.suppliers.length > 0 && <SupplierSection form={form} options={options} />}
        <OtherSection form={form} onBusy={setUploading} />
        <div className={css.end}>
          <ConsentsSection form={form} options={options} guest={guest} />
          <FormError control={control} />
          {blocker && blocker.kind !== 'changed' && <BlockerAlert blocker={blocker} proposal={proposal} />}
          <div className={css.submit}>
            <p className={css.sum}>
              <span>Итого</span> <strong>{formatPrice(totals.total)}</strong>
            </p>
            <SubmitButton of="checkout" size="large" loading={isSubmitting} data-print="hide">
              Оформить заказ
            </SubmitButton>
          </div>
          <CheckingNote checking={confirmation.checking} />
        </div>
      </form>
      <OrderSummary cart={cart} totals={totals} proposal={proposal}>
        <SubmitButton of="checkout" form={id} size="large" fullWidth loading={isSubmitting}>
          Оформить заказ
        </SubmitButton>
        <CheckingNote checking={confirmation.checking} silent />
      </OrderSummary>
      <ConfirmPhoneDialog
        confirmation={confirmation}
        onConfirmed={() => void order.proceed()}
        onOtherNumber={() => form.setFocus('contact.phone')}
      />
      {blocker?.kind === 'changed' && (
        <CartChangedDialog
          before={{ cart: blocker.before.cart, totals: totalsOf(blocker.before) }}
          now={{ cart: blocker.now.cart, totals: totalsOf(blocker.now) }}
          onAccept={() => void order.accept(blocker.now)}
          onClose={order.dismiss}
        />
      )}
    </div>
  );
}
