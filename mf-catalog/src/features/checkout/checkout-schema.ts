import type { Cart } from '@site/contracts/cart';
import { onlinePayments, receiptLength, waysFor } from '@site/contracts/limits';
import type { CheckoutOptions } from '@site/contracts/orders';
import { optionalBankRules } from '@site/forms/bank-fields';
import { personRules } from '@site/forms/person';
import { checkPart, consent, filled, innLength, mobilePhone, text } from '@site/forms/rules';
import { creditRefusal } from '@site/kernel/credit';
import { isKpp, isOgrn } from '@site/kernel/requisites';
import * as z from 'zod/mini';
import { OTHER_CARRIER, type CheckoutValues } from './checkout-values.ts';
import { orderTotals } from './summary/order-totals.ts';

type Company = CheckoutValues['company'];

export const isSoleTrader = (inn: string): boolean => inn.length === 12;

const messages = {
  terms: 'Отметьте, что\u00a0принимаете условия продажи',
  choice: 'Выберите значение из\u00a0списка',
  closed: 'Организация ликвидирована',
  kpp: 'КПП\u00a0— 9\u00a0знаков, как в\u00a0карточке организации',
  ogrn: 'Проверьте ОГРН: 13\u00a0цифр, у\u00a0индивидуального предпринимателя\u00a0— 15',
} as const;

const rule = (fits: (value: string) => boolean, message: string) =>
  filled().check(z.refine((value) => value === '' || fits(value), message));
const oneOf = (values: readonly string[]) =>
  z.string().check(z.refine((value) => values.includes(value), messages.choice));

const contact = z.object({ ...personRules, phone: mobilePhone() });

const companyRules = ({ inn, bik, state }: Company) =>
  z.object({
    inn: innLength().check(z.refine(() => state !== 'closed', messages.closed)),
    company: filled(),
    ...(!isSoleTrader(inn) && { kpp: rule(isKpp, messages.kpp) }),
    ogrn: rule((ogrn) => isOgrn(ogrn) && (ogrn.length === 15) === isSoleTrader(inn), messages.ogrn),
    legal_address: filled(),
    ...optionalBankRules({ bik }),
  });

function deliveryRules({ method, transport }: CheckoutValues, options: CheckoutOptions) {
  switch (method) {
    case 'pickup':
      return z.object({ warehouse: oneOf(options.warehouses.map(({ value }) => value)), pickup_person: filled() });
    case 'transport':
      return z.object({
        carrier: filled(),
        ...(transport.carrier === OTHER_CARRIER && { other_carrier: filled() }),
        city: text(),
        ...(transport.delivery_to === 'door' && { address: filled() }),
      });
    case 'courier':
      return z.object({
        city: oneOf(options.courier_cities),
        street: filled(),
        house: filled(),
        ...(options.courier_dates.length > 0 && { date: oneOf(options.courier_dates) }),
      });
  }
}

type Payer = Pick<CheckoutValues, 'customer_type' | 'company' | 'method' | 'supplier'>;

/** The deferred payment of the buyer's own company; null for any other payer. */
export const creditFor = (
  { customer_type, company }: Pick<Payer, 'customer_type' | 'company'>,
  { credit, company: own }: CheckoutOptions,
) => (customer_type === 'company' && company.inn === own?.inn ? credit : null);

/**
 * The payment methods of this order. Deferred payment must cover the whole sum, including the courier. An order of a
 * partner is not paid on the site.
 */
export function paymentsFor(payer: Payer, options: CheckoutOptions, cart: Cart) {
  const { total, delivery_total } = orderTotals(cart, payer.method, options);
  const payments = options.payments[payer.customer_type] ?? [];
  if (payer.customer_type === 'person') {
    const ways = onlinePayments.filter((way) => payments.includes(way));
    const lines = cart.items.map(({ qty, sum }) => ({ qty, sum: sum ?? 0 }));
    return payer.supplier ? [] : waysFor(ways, { total, items: receiptLength(lines, delivery_total ?? 0) });
  }
  const credit = creditFor(payer, options);
  const covered = credit !== null && creditRefusal(credit, total) === null;
  return payments.filter((payment) => payment !== 'credit' || covered);
}

interface Checkout {
  options: CheckoutOptions;
  cart: Cart;
  /** A guest has to confirm the phone. */
  guest: boolean;
}

function partRules(values: CheckoutValues, { options, cart, guest }: Checkout): Record<string, z.core.$ZodType> {
  const payments = paymentsFor(values, options, cart);
  const others = values.customer_type === 'person' ? [''] : [];
  return {
    contact,
    ...(guest && { city: text() }),
    ...(values.customer_type === 'company' && { company: companyRules(values.company) }),
    [values.method]: deliveryRules(values, options),
    ...(values.method !== 'pickup' &&
      values.receiver_kind === 'other' && {
        receiver: z.object({ name: text(), phone: mobilePhone() }),
      }),
    ...(payments.length > 0 && { payment: z.object({ [values.customer_type]: oneOf([...payments, ...others]) }) }),
  };
}

const consents = z.object({ consent_personal: consent(), consent_terms: consent(messages.terms) });

export const checkoutSchema = (checkout: Checkout) =>
  z.custom<CheckoutValues>().check((form) => {
    const values = form.value;
    for (const [part, rules] of Object.entries(partRules(values, checkout)))
      checkPart(form, rules, values[part as keyof CheckoutValues], [part]);
    checkPart(form, consents, values);
  });
