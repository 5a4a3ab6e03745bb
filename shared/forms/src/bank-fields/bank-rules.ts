import { isBik, isSettlementAccount, requisiteMessages } from '@site/kernel/requisites';
import * as z from 'zod/mini';
import { filled } from '../rules/index.ts';

export interface BankValues {
  bank_name: string;
  bik: string;
  checking_account: string;
  corr_account: string;
}

const isAccount = (value: string) => /^\d{20}$/.test(value);
const fitsAccount = (account: string, bik: string) =>
  isBik(bik) ? isSettlementAccount(account, bik) : isAccount(account);
const optional = (fits: (value: string) => boolean, message: string) =>
  z.string().check(z.refine((value) => value === '' || fits(value), message));
const rule = (fits: (value: string) => boolean, message: string) =>
  filled().check(z.refine((value) => value === '' || fits(value), message));

/** For an invoice: its payer may leave each bank field empty. */
export const optionalBankRules = ({ bik }: Pick<BankValues, 'bik'>) => ({
  bank_name: z.string(),
  bik: optional(isBik, requisiteMessages.bik),
  checking_account: optional((account) => fitsAccount(account, bik), requisiteMessages.account),
  corr_account: optional(isAccount, requisiteMessages.corrAccount),
});

/** Rules of the bank fields. The account's key is checked only against a valid BIK. */
export const bankRules = ({ bik }: Pick<BankValues, 'bik'>) => ({
  bank_name: filled(),
  bik: rule(isBik, requisiteMessages.bik),
  checking_account: rule((account) => fitsAccount(account, bik), requisiteMessages.account),
  corr_account: optional(isAccount, requisiteMessages.corrAccount),
});
