import { isBik, isSettlementAccount, requisiteMessages } from '@site/kernel/requisites';
import { ruleMessages } from '@site/kernel/text-rules';

const messages = { ...requisiteMessages, required: ruleMessages.required } as const;

type Bank = { bank_name: string; bik: string; checking_account: string; corr_account: string };

/** Mistakes of bank details that a payer may leave out, all or in part. */
export const optionalBankMistakes = (bank: Bank): Record<string, string> =>
  Object.fromEntries(Object.entries(bankMistakes(bank)).filter(([name]) => bank[name as keyof Bank] !== ''));

export function bankMistakes({ bank_name, bik, checking_account, corr_account }: Bank): Record<string, string> {
  const mistakes: Record<string, string | false> = {
    bank_name: !bank_name && messages.required,
    bik: bik ? !isBik(bik) && messages.bik : messages.required,
    // The account's check digit can be verified only against a valid BIK.
    checking_account: checking_account
      ? isBik(bik) && !isSettlementAccount(checking_account, bik) && messages.account
      : messages.required,
    corr_account: corr_account !== '' && !/^\d{20}$/.test(corr_account) && messages.corrAccount,
  };
  return Object.fromEntries(Object.entries(mistakes).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
