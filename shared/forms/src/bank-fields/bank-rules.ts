import { isBik, isSettlementAccount } from '@site/kernel/requisites';
import * as z from 'zod/mini';
import { filled } from '../rules/index.ts';

const messages = {
  bik: 'БИК\u00a0— 9\u00a0цифр, начинается с\u00a001, 02 или\u00a004',
  account: 'Проверьте расчётный счёт: 20\u00a0цифр, подходящих к\u00a0БИК',
  corrAccount: 'Корреспондентский счёт\u00a0— 20\u00a0цифр',
} as const;

export interface BankValues {
  bank_name: string;
  bik: string;
  checking_account: string;
  corr_account: string;
}

const isAccount = (value: string) => /^\d{20}$/.test(value);
const rule = (fits: (value: string) => boolean, message: string) =>
  filled().check(z.refine((value) => value === '' || fits(value), message));

/** Rules of the bank fields. The account's key is checked only against a valid BIK. */
export const bankRules = ({ bik }: Pick<BankValues, 'bik'>) => ({
  bank_name: filled(),
  bik: rule(isBik, messages.bik),
  checking_account: rule(
    (account) => (isBik(bik) ? isSettlementAccount(account, bik) : isAccount(account)),
    messages.account,
  ),
  corr_account: z.string().check(z.refine((value) => value === '' || isAccount(value), messages.corrAccount)),
});
