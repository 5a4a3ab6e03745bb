import type { CheckoutOptions, ProposalCheckout } from '@site/contracts/orders';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { courierIntervals } from '@site/contracts/limits';
import type { CompanyState } from '@site/forms/company-lookup';

export type CustomerType = CheckoutOptions['customer_type'];
export type DeliveryMethod = 'pickup' | 'transport' | 'courier';

/** Draft name: the order of a proposal has its own draft, separate from the cart's. */
export const draftOf = (proposal: Pick<ProposalCheckout, 'slug'> | null): string =>
  proposal ? `checkout:${proposal.slug}` : 'checkout';

/** Last option of the list of carriers; enables typing the name. */
export const OTHER_CARRIER = 'Другая';

/**
 * Values of the whole form. Sections that are currently hidden keep their values: an address is still there after
 * switching from courier to pickup and back.
 */
export interface CheckoutValues {
  /**
   * Idempotency key, created on the first submission and kept until the order is placed. `key_for` binds it to the
   * cart's contents: after a lost response, a changed cart gets a new key.
   */
  key: string;
  key_for: string;
  customer_type: CustomerType;
  contact: { surname: string; name: string; patronymic: string; phone: string; email: string };
  /** Guests only: needed to create their account. */
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

/** Initial values: the known contact and city of delivery, and the first option of each list. */
export function initialValues(checkout: CheckoutOptions, city: string | null): CheckoutValues {
  const { contact, company, payments } = checkout;
  const first = (list: readonly string[] | undefined) => list?.[0] ?? '';
  return {
    key: '',
    key_for: '',
    customer_type: checkout.customer_type,
    contact: { ...contact },
    city: city ?? '',
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
    method: checkout.warehouses.length > 0 ? 'pickup' : 'transport',
    pickup: { warehouse: checkout.warehouses[0]?.value ?? '', pickup_person: fullName(contact) },
    transport: {
      carrier: first(checkout.carriers),
      other_carrier: '',
      city: city ?? '',
      delivery_to: 'terminal',
      address: '',
    },
    courier: {
      city: checkout.courier_cities.find((served) => served === city) ?? first(checkout.courier_cities),
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
