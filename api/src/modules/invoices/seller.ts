import { z } from 'zod';

/** Whom the invoice asks to pay: kept with every invoice, so that one that was issued never changes. */
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
