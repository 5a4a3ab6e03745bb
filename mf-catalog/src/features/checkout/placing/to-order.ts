import type { Cart } from '@site/contracts/cart';
import type { CheckoutOptions, OrderDelivery, OrderRequest } from '@site/contracts/orders';
import { orderTotals } from '../summary/order-totals.ts';
import { isSoleTrader, paymentsFor } from '../checkout-schema.ts';
import { OTHER_CARRIER, type CheckoutValues } from '../checkout-values.ts';

function toDelivery(
  { method, pickup, transport, courier }: CheckoutValues,
  { courier_dates }: CheckoutOptions,
): OrderDelivery {
  if (method === 'pickup') return { method, ...pickup };
  if (method === 'courier') return { method, ...courier, date: courier_dates.length > 0 ? courier.date : null };
  const { other_carrier, carrier, address, ...rest } = transport;
  return {
    method,
    ...rest,
    carrier: carrier === OTHER_CARRIER ? other_carrier : carrier,
    address: rest.delivery_to === 'door' ? address : '',
  };
}

function toCompany({ customer_type, company }: CheckoutValues): OrderRequest['company'] {
  if (customer_type === 'person') return null;
  const { state: _state, ...details } = company;
  return { ...details, kpp: isSoleTrader(company.inn) ? '' : company.kpp };
}

/** Builds the order request: the values of the visible sections, and the cart that the buyer has agreed to. */
export function toOrder(values: CheckoutValues, options: CheckoutOptions, cart: Cart): OrderRequest {
  const {
    key,
    customer_type,
    contact,
    method,
    receiver_kind,
    receiver,
    payment,
    supplier,
    comment,
    customer_order_no,
    files,
  } = values;
  const chosen = paymentsFor(values, options, cart).find((way) => way === payment[customer_type]);
  return {
    key,
    expected_total: cart.total,
    expected_delivery: orderTotals(cart, method, options).delivery_total,
    customer_type,
    contact,
    company: toCompany(values),
    delivery: toDelivery(values, options),
    // For a pickup, the person is named in the delivery.
    receiver: method === 'pickup' || receiver_kind === 'contact' ? null : receiver,
    payment: chosen ?? null,
    supplier: customer_type === 'person' ? supplier : '',
    comment,
    customer_order_no,
    files: files.map(({ id }) => id),
    consent_personal: true,
    consent_terms: true,
    consent_marketing: values.consent_marketing,
  };
}

/** Maps a field path of the API to the form's field. */
export function toFieldName(path: string, { method, customer_type, transport }: CheckoutValues): string {
  if (path === 'payment') return `payment.${customer_type}`;
  if (path === 'delivery.method') return 'method';
  if (path === 'delivery.carrier' && transport.carrier === OTHER_CARRIER) return 'transport.other_carrier';
  return path.replace(/^delivery\./, `${method}.`).replace(/^files\..*/, 'files');
}
