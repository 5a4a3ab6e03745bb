import type { OrderCompany, OrderDelivery, OrderRequest } from '@site/contracts/orders';
import { creditRefusal } from '@site/kernel/credit';
import { hasInnLength, isInn } from '@site/kernel/inn';
import { isKpp, isOgrn } from '@site/kernel/requisites';
import { emailRefusal, isText, ruleMessages } from '@site/kernel/text-rules';
import type { CheckoutOffers } from '../checkout/checkout-options.ts';
import { optionalBankMistakes } from '../../companies/requisites/bank-checks.ts';

const messages = {
  ...ruleMessages,
  kpp: 'КПП\u00a0— 9\u00a0знаков, как в\u00a0карточке организации',
  kppOfTrader: 'У\u00a0индивидуального предпринимателя нет КПП: оставьте поле пустым',
  ogrn: 'Проверьте ОГРН: в\u00a0номере ошибка',
  ogrnip: 'Проверьте ОГРНИП: в\u00a0номере ошибка',
  choice: 'Выберите значение из\u00a0списка',
  payment: 'Этот способ оплаты недоступен. Выберите другой',
  supplier: 'Этого партнёра больше нет в\u00a0каталоге. Выберите другого',
} as const;

type Checks = Record<string, string | false | undefined>;

const textField = (value: string) => !isText(value) && messages.text;

function innField(inn: string) {
  if (!inn) return messages.required;
  if (!hasInnLength(inn)) return messages.innLength;
  return !isInn(inn) && messages.innDigits;
}

/** A sole trader has a 12-digit INN, a 15-digit OGRNIP and no KPP. */
function companyChecks(company: OrderCompany): Checks {
  const trader = company.inn.length === 12;
  const required = (value: string, fits: boolean, message: string) => (value ? !fits && message : messages.required);
  const { kpp, ogrn } = company;
  return {
    inn: innField(company.inn),
    kpp: trader ? kpp !== '' && messages.kppOfTrader : required(kpp, isKpp(kpp), messages.kpp),
    ogrn: required(ogrn, isOgrn(ogrn) && ogrn.length === (trader ? 15 : 13), trader ? messages.ogrnip : messages.ogrn),
    legal_address: !company.legal_address && messages.required,
    ...optionalBankMistakes(company),
  };
}

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
