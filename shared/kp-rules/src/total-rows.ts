import type { Kopecks } from '@site/kernel/money';
import type { CustomerOffer } from './customer-offer.ts';

export interface TotalRow {
  kind: 'retail' | 'discount' | 'total' | 'vat';
  label: string;
  /** Null: the seller charges no VAT. */
  sum: Kopecks | null;
}

/** The row below the lines of a section. */
export const subtotalLabel = (section: string): string => `Итого по\u00a0разделу «${section}»`;

type Totals = Pick<CustomerOffer, 'retail_total' | 'discount' | 'total'> & {
  vat: Pick<CustomerOffer['vat'], 'text' | 'amount'>;
};

/** The rows below the bill in their order: on the screen, in the public view, in the PDF and in the workbook. */
export function totalRows({ retail_total, discount, total, vat }: Totals): TotalRow[] {
  const reduced: TotalRow[] = [
    { kind: 'retail', label: 'Итого', sum: retail_total },
    { kind: 'discount', label: 'Скидка', sum: discount },
  ];
  return [
    ...(discount > 0 ? reduced : []),
    { kind: 'total', label: 'Всего', sum: total },
    { kind: 'vat', label: vat.text, sum: vat.amount },
  ];
}
