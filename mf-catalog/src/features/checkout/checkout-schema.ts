import type { CheckoutOptions } from '@site/contracts/orders';
import { checkPart, consent, email, filled, innLength, mobilePhone, text } from '@site/forms/rules';
import { isBik, isKpp, isOgrn, isSettlementAccount } from '@site/kernel/requisites';
import * as z from 'zod/mini';
import { OTHER_CARRIER, type CheckoutValues } from './checkout-values.ts';

type Company = CheckoutValues['company'];

/** Twelve digits are a person's number. */
export const isSoleTrader = (inn: string): boolean => inn.length === 12;

const messages = {
  choice: 'Выберите значение из\u00a0списка',
  closed: 'Организация ликвидирована',
  kpp: 'КПП\u00a0— 9\u00a0знаков, как в\u00a0карточке организации',
  ogrn: 'Проверьте ОГРН: 13\u00a0цифр, у\u00a0индивидуального предпринимателя\u00a0— 15',
  bik: 'БИК\u00a0— 9\u00a0цифр, начинается с\u00a001, 02 или\u00a004',
  account: 'Проверьте расчётный счёт: 20\u00a0цифр, подходящих к\u00a0БИК',
  corrAccount: 'Корреспондентский счёт\u00a0— 20\u00a0цифр',
} as const;

const rule = (fits: (value: string) => boolean, message: string) =>
  filled().check(z.refine((value) => value === '' || fits(value), message));
const oneOf = (values: readonly string[]) => z.string().check(z.refine((value) => values.includes(value), messages.choice));

const contact = z.object({ surname: text(), name: text(), patronymic: text(false), phone: mobilePhone(), email: email() });

const companyRules = ({ inn, bik, state }: Company) =>
  z.object({
    inn: innLength().check(z.refine(() => state !== 'closed', messages.closed)),
    company: filled(),
    ...(!isSoleTrader(inn) && { kpp: rule(isKpp, messages.kpp) }),
    ogrn: rule((ogrn) => isOgrn(ogrn) && (ogrn.length === 15) === isSoleTrader(inn), messages.ogrn),
    legal_address: filled(),
    bank_name: filled(),
    bik: rule(isBik, messages.bik),
    // Of a wrong bank code the account's key says nothing.
    checking_account: rule((account) => (isBik(bik) ? isSettlementAccount(account, bik) : /^\d{20}$/.test(account)), messages.account),
    corr_account: z.string().check(z.refine((value) => value === '' || /^\d{20}$/.test(value), messages.corrAccount)),
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
      return z.object({ city: oneOf(options.courier_cities), street: filled(), house: filled(), date: oneOf(options.courier_dates) });
  }
}

/** The ways of paying for this buyer. Deferred payment is granted to one company, not to whomever it orders for. */
export function paymentsFor({ customer_type, company }: Pick<CheckoutValues, 'customer_type' | 'company'>, options: CheckoutOptions) {
  const all = options.payments[customer_type] ?? [];
  return all.filter((payment) => payment !== 'credit' || company.inn === options.company?.inn);
}

/** What is asked for now, part by part. */
function partRules(values: CheckoutValues, options: CheckoutOptions): Record<string, z.core.$ZodType> {
  const payments = paymentsFor(values, options);
  return {
    contact,
    ...(values.customer_type === 'company' && { company: companyRules(values.company) }),
    [values.method]: deliveryRules(values, options),
    ...(values.method !== 'pickup' && values.receiver_kind === 'other' && {
      receiver: z.object({ name: text(), phone: mobilePhone() }),
    }),
    ...(payments.length > 0 && { payment: z.object({ [values.customer_type]: oneOf(payments) }) }),
  };
}

const consents = z.object({ consent_personal: consent(), consent_terms: consent() });

export const checkoutSchema = (options: CheckoutOptions) =>
  z.custom<CheckoutValues>().check((form) => {
    const values = form.value;
    for (const [part, rules] of Object.entries(partRules(values, options)))
      checkPart(form, rules, values[part as keyof CheckoutValues], [part]);
    checkPart(form, consents, values);
  });
