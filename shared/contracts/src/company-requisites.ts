import { z } from 'zod';
import { taxModes } from './company-lists.ts';
import { TOO_LONG } from './fields.ts';

/**
 * Bank details and tax mode of proposals, for the head of the company only. Empty until entered; the service validates
 * the codes and accounts.
 */
export const Requisites = z.object({
  bank_name: z.string().trim().max(200, TOO_LONG),
  bik: z.string().max(9, TOO_LONG),
  checking_account: z.string().max(20, TOO_LONG),
  corr_account: z.string().max(20, TOO_LONG),
  tax_mode: z.enum(taxModes),
});
export type Requisites = z.infer<typeof Requisites>;

export const requisiteEndpoints = {
  'PUT /account/profile/main-office/requisites/': {
    summary: 'Saves the company’s bank details and the tax mode of its proposals; for its head only',
    body: Requisites,
    answer: z.object({ status: z.literal('ok'), code: z.literal('no_changes').optional(), requisites: Requisites }),
  },
} as const;

/** Names of the fields as shown to visitors. */
export const requisiteFieldNames = {
  bank_name: 'Банк',
  bik: 'БИК',
  checking_account: 'Расчётный счёт',
  corr_account: 'Корреспондентский счёт',
  tax_mode: 'НДС в\u00a0предложениях',
};
