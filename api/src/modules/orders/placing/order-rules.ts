import type { OrderCompany, OrderDelivery, OrderRequest } from '@site/contracts/orders';
import { creditRefusal } from '@site/kernel/credit';
import { emailRefusal, isText, ruleMessages } from '@site/kernel/text-rules';
import type { CheckoutOffers } from '../checkout/checkout-options.ts';
import { optionalBankMistakes } from '../../../requisites/bank-checks.ts';
import { registrationMistakes } from '../../../requisites/registration-checks.ts';

const messages = {
  ...ruleMessages,
  choice: 'Выберите значение из\u00a0списка',
  payment: 'Этот способ оплаты недоступен. Выберите другой',
  supplier: 'Этого партнёра больше нет в\u00a0каталоге. Выберите другого',
} as const;

type Checks = Record<string, string | false | undefined>;

const textField = (value: string) => !isText(value) && messages.text;

const companyChecks = (company: OrderCompany): Checks => ({
  ...registrationMistakes(company),
  legal_address: !company.legal_address && messages.required,
  ...optionalBankMistakes(company),
});

function deliveryChecks(delivery: OrderDelivery, options: CheckoutOffers): Checks {
  switch (delivery.method) {
    case 'pickup':
      return { warehouse: !options.warehouses.some(({ value }) => value === delivery.warehouse) && messages.choice };
    case 'transport':
      return {
        city: textField(delivery.city),
        address: delivery.delivery_to === 'door' && !delivery.address && messages.required,
      };
    case 'courier':
      return { city: !options.courier_cities.includes(delivery.city) && messages.choice };
  }
}

/** Deferred payment applies only to the visitor's own company, not to other companies in the order. */
function creditCheck(
  { customer_type, company, expected_total }: OrderRequest,
  options: CheckoutOffers,
): string | false {
  if (!options.credit || customer_type !== 'company' || company?.inn !== options.company?.inn) return messages.payment;
  return creditRefusal(options.credit, expected_total) ?? false;
}

function paymentCheck(request: OrderRequest, options: CheckoutOffers): string | false {
  const { customer_type, payment, supplier } = request;
  const allowed = options.payments[customer_type] ?? [];
  // An individual's order without a payment method is a request.
  if (payment === null) return customer_type === 'company' && messages.payment;
  if (payment === 'credit') return creditCheck(request, options);
  if (customer_type === 'person' && supplier !== '') return messages.payment;
  return !allowed.includes(payment) && messages.payment;
}

const under = (name: string, checks: Checks): Checks =>
  Object.fromEntries(Object.entries(checks).map(([key, message]) => [`${name}.${key}`, message]));

/** Returns error messages by field path. The schema has been validated before. */
export function orderMistakes(request: OrderRequest, options: CheckoutOffers): Record<string, string> {
  const { contact, customer_type, company, delivery, receiver, supplier } = request;
  const noCompany: Checks = { inn: messages.required };
  const checks: Checks = {
    ...under('contact', {
      surname: textField(contact.surname),
      name: textField(contact.name),
      patronymic: textField(contact.patronymic),
      email: emailRefusal(contact.email) ?? false,
    }),
    ...(customer_type === 'company' && under('company', company ? companyChecks(company) : noCompany)),
    ...under('delivery', deliveryChecks(delivery, options)),
    ...(receiver && under('receiver', { name: textField(receiver.name) })),
    payment: paymentCheck(request, options),
    supplier: supplier !== '' && !options.suppliers.some(({ value }) => value === supplier) && messages.supplier,
  };
  return Object.fromEntries(Object.entries(checks).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
