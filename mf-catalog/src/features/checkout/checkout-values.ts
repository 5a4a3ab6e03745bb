import type { CheckoutOptions, ProposalCheckout } from '@site/contracts/orders';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { courierIntervals } from '@site/contracts/limits';
import type { CompanyState } from '@site/forms/company-lookup';

export type CustomerType = CheckoutOptions['customer_type'];
export type DeliveryMethod = 'pickup' | 'transport' | 'courier';

/** What is typed for the order of a proposal is not what is typed for the cart. */
export const draftOf = (proposal: Pick<ProposalCheckout, 'slug'> | null): string =>
  proposal ? `checkout:${proposal.slug}` : 'checkout';

/** The list of carriers ends with this one; then the name is typed. */
export const OTHER_CARRIER = 'Другая';

/**
 * The form as the visitor sees it. What is not asked for now keeps its place: whoever turns from courier to pickup and
 * back finds the address that he typed.
 */
export interface CheckoutValues {
  /**
   * Made when the form is sent first, kept until the order is placed: however often it is sent, it is one order. Of one
   * cart, though: after a lost answer the visitor may fill another, and that is another order.
   */
  key: string;
  key_for: string;
  customer_type: CustomerType;
  contact: { surname: string; name: string; patronymic: string; phone: string; email: string };
  /** Asked of guests: an account is made of what they type. */
  city: string;
  company: {
    inn: string;
    company: string;
    state: CompanyState;
    kpp: string;
    ogrn: string;
    legal_address: string;
    bank_name: string;
    bik: string;
    checking_account: string;
    corr_account: string;
  };
  method: DeliveryMethod;
  pickup: { warehouse: string; pickup_person: string };
  transport: {
    carrier: string;
    other_carrier: string;
    city: string;
    delivery_to: 'terminal' | 'door';
    address: string;
  };
  courier: {
    city: string;
    street: string;
    house: string;
    flat: string;
    floor: string;
    lift: boolean;
    date: string;
    interval: (typeof courierIntervals)[number];
  };
  receiver_kind: 'contact' | 'other';
  receiver: { name: string; phone: string };
  payment: Record<CustomerType, string>;
  supplier: string;
  comment: string;
  customer_order_no: string;
  files: UploadedFile[];
  consent_personal: boolean;
  consent_terms: boolean;
  consent_marketing: boolean;
}

export const fullName = ({ surname, name, patronymic }: CheckoutValues['contact']): string =>
  [surname, name, patronymic]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** What is known of the visitor, and the first of each list that has to be chosen from. */
export function initialValues(checkout: CheckoutOptions): CheckoutValues {
  const { contact, company, payments } = checkout;
  const first = (list: readonly string[] | undefined) => list?.[0] ?? '';
  return {
    key: '',
    key_for: '',
    customer_type: checkout.customer_type,
    contact: { ...contact },
    city: '',
    company: {
      inn: '',
      company: '',
      kpp: '',
      state: 'none',
      ogrn: '',
      legal_address: '',
      bank_name: '',
      bik: '',
      checking_account: '',
      corr_account: '',
      ...company,
    },
    method: 'pickup',
    pickup: { warehouse: checkout.warehouses[0]?.value ?? '', pickup_person: fullName(contact) },
    transport: { carrier: first(checkout.carriers), other_carrier: '', city: '', delivery_to: 'terminal', address: '' },
    courier: {
      city: first(checkout.courier_cities),
      street: '',
      house: '',
      flat: '',
      floor: '',
      lift: false,
      date: first(checkout.courier_dates),
      interval: courierIntervals[0],
    },
    receiver_kind: 'contact',
    receiver: { name: '', phone: '' },
    payment: { person: first(payments.person), company: first(payments.company) },
    supplier: '',
    comment: '',
    customer_order_no: '',
    files: [],
    consent_personal: false,
    consent_terms: false,
    consent_marketing: false,
  };
}
