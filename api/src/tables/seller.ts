import { z } from 'zod';

/** The payee. Stored with every invoice, so that issued invoices never change. */
export const Seller = z.object({
  name: z.string(),
  address: z.string(),
  inn: z.string(),
  kpp: z.string(),
  bank_name: z.string(),
  bik: z.string(),
  corr_account: z.string(),
  checking_account: z.string(),
  director: z.string(),
  accountant: z.string(),
});
export type Seller = z.infer<typeof Seller>;
