import type { OnlinePaymentWay } from '@site/contracts/limits';
import type { CheckoutOptions } from '@site/contracts/orders';
import { creditRefusal } from '@site/kernel/credit';
import type { Db } from '../../../db/database.ts';
import type { PricedCart } from '../../cart/priced-cart.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import type { PartnerService } from '../../partners/partner-service.ts';
import type { CompanyRow } from '../../../tables/company-tables.ts';
import { mayDo, memberCompanyOf, type Visitor } from '../../session/visitor.ts';
import type { SiteService } from '../../site/site-service.ts';
import { CheckoutSettings } from './checkout-settings.ts';
import { CreditRepository } from './credit-repository.ts';
import { courierDates } from './delivery.ts';

type CheckoutDeps = {
  db: Db;
  site: SiteService;
  invoices: Pick<InvoiceService, 'knownSeller'>;
  partners: PartnerService;
  onlineWays: readonly OnlinePaymentWay[];
  lookup: CheckoutOptions['company_lookup'];
};

const contactOf = ({ user }: Visitor): CheckoutOptions['contact'] => ({
  surname: user?.surname ?? '',
  name: user?.name ?? '',
  patronymic: user?.patronymic ?? '',
  phone: user?.phone ?? '',
  email: user?.email ?? '',
});

const bankOf = ({ bank_name, bik, checking_account, corr_account }: CompanyRow) => ({
  ...{ bank_name, bik, checking_account, corr_account },
});

/** The options that do not depend on when the lines can be shipped. */
export type CheckoutOffers = Omit<CheckoutOptions, 'courier_dates'>;

/** Checkout options of a visitor: shown on the page and used to validate the order. */
export class Checkout {
  constructor(private readonly deps: CheckoutDeps) {}

  async settings() {
    const { data, inside } = await this.deps.site.current();
    const { free_delivery_from } = data.settings;
    return { ...CheckoutSettings.parse(inside.checkout), payment_days: inside.payment_days, free_delivery_from };
  }

  async options(visitor: Visitor, cart: PricedCart): Promise<CheckoutOptions> {
    return { ...(await this.offers(visitor, cart.total)), courier_dates: courierDates(cart) };
  }

  /** `total` is the sum of the goods to order. */
  async offers(visitor: Visitor, total: number): Promise<CheckoutOffers> {
    const company = memberCompanyOf(visitor);
    const [{ data }, seller, offered, suppliers, credit] = await Promise.all([
      this.deps.site.current(),
      this.deps.invoices.knownSeller(),
      this.settings(),
      this.deps.partners.choices(),
      this.creditOf(company),
    ]);
    return {
      // Without a seller, no invoice can be issued.
      open: data.settings.ordering && seller !== null,
      customer_type: company ? 'company' : 'person',
      contact: contactOf(visitor),
      company: company && {
        ...{ inn: company.inn, company: company.name, kpp: company.kpp },
        ...(company.bik && mayDo(visitor, 'company.bank') && bankOf(company)),
      },
      warehouses: offered.warehouses.map(({ value, label, address, hours }) => ({
        value,
        label: `${label}: ${address}`,
        hours,
      })),
      carriers: [...offered.carriers, 'Другая'],
      courier_cities: offered.courier_cities,
      courier_price: offered.courier_price,
      free_delivery_from: offered.free_delivery_from,
      payments: {
        person: [...this.deps.onlineWays],
        company: credit && !creditRefusal(credit, total) ? ['invoice', 'credit'] : ['invoice'],
      },
      payment_days: offered.payment_days,
      credit,
      suppliers,
      consents: {
        personal_url: data.urls.consent_order ?? '',
        terms_url: data.urls.terms ?? '',
        policy_url: data.urls.policy ?? '',
      },
      company_lookup: this.deps.lookup,
    };
  }

  private async creditOf(company: CompanyRow | null): Promise<CheckoutOptions['credit']> {
    if (!company?.credit_limit || company.suspended_at) return null;
    return { limit: company.credit_limit, owed: await new CreditRepository(this.deps.db).owed(company.id) };
  }
}
