import { formatDateShort } from '@site/kernel/dates';
import { vatKopecksInside } from '@site/kernel/vat';
import type { Invoice } from '../../tables/invoice-tables.ts';
import { formatKopecks } from '../../papers/paper-texts.ts';
import type { Seller } from '../../tables/seller.ts';

/** Replaces all white space by plain spaces, which bank software requires. */
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

type Payable = { total: number; vat_rate: number };

export const paymentPurpose = (invoice: Pick<Invoice, 'number' | 'date'>, { total, vat_rate }: Payable): string =>
  plain(
    `Оплата по счёту № ${invoice.number} от ${formatDateShort(invoice.date)}, в т. ч. НДС ${vat_rate} % — ` +
      `${formatKopecks(vatKopecksInside(total, vat_rate))} руб.`,
  );

/** Content of a payment QR code: GOST R 56042-2014, UTF-8. */
function codeOf(values: Record<string, string>): string {
  const fields = Object.entries(values).map(([name, value]) => `${name}=${plain(value).replaceAll('|', ' ')}`);
  return ['ST00012', ...fields].join('|');
}

const payeeOf = (seller: Seller) => ({
  Name: seller.name,
  PersonalAcc: seller.checking_account,
  BankName: seller.bank_name,
  BIC: seller.bik,
  CorrespAcc: seller.corr_account,
  PayeeINN: seller.inn,
  KPP: seller.kpp,
});

/** Code with the payee only; the payer enters the sum and the purpose. */
export const payeeCode = (seller: Seller): string => codeOf(payeeOf(seller));

/** Code with the payee, the sum in kopecks and the purpose. */
export const paymentCode = (invoice: Invoice, order: Payable): string =>
  codeOf({
    ...payeeOf(invoice.seller),
    Sum: String(order.total * 100),
    Purpose: paymentPurpose(invoice, order),
  });
