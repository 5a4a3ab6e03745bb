import type { BlockOf } from '@site/contracts/blocks';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import type { SiteService } from '../site/site-service.ts';

const api = (endpoint: 'requisites.pdf' | 'requisites.svg') => `/api/about/${endpoint}`;

type RequisiteDeps = { invoices: InvoiceService; site: SiteService };

/** Details of the seller, from the same source as the invoices. */
export async function sellerRequisites({
  invoices,
  site,
}: RequisiteDeps): Promise<Omit<BlockOf<'requisites'>, 'id' | 'type' | 'title' | 'more'>> {
  const [seller, { data }] = await Promise.all([invoices.knownSeller(), site.current()]);
  if (!seller) return { items: [], pdf: '', code: '' };
  return {
    items: [
      { label: 'Наименование', value: seller.name },
      { label: 'Юридический адрес', value: seller.address },
      { label: 'ИНН', value: seller.inn },
      { label: 'КПП', value: seller.kpp },
      { label: 'ОГРН', value: data.contacts.ogrn },
      { label: 'Банк', value: seller.bank_name },
      { label: 'БИК', value: seller.bik },
      { label: 'Расчётный счёт', value: seller.checking_account },
      { label: 'Корреспондентский счёт', value: seller.corr_account },
      { label: 'Руководитель', value: seller.director },
    ],
    pdf: api('requisites.pdf'),
    code: api('requisites.svg'),
  };
}
