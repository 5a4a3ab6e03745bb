const digitsOf = (text: string): number[] => Array.from(text, Number);

/** KPP, the tax registration reason code of legal entities; letters are allowed in the middle. */
export const isKpp = (kpp: string): boolean => /^\d{4}[0-9A-Z]{2}\d{3}$/.test(kpp);

/** OGRN, the state registration number: 13 digits for legal entities, 15 for sole traders; the last is the control digit. */
export function isOgrn(ogrn: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/.test(ogrn) || /^0+$/.test(ogrn)) return false;
  const divisor = ogrn.length === 13 ? 11 : 13;
  return (Number(ogrn.slice(0, -1)) % divisor) % 10 === Number(ogrn.at(-1));
}

/** BIK, the bank identification code: the Bank of Russia assigns the prefixes 01, 02 and 04. */
export const isBik = (bik: string): boolean => /^0[124]\d{7}$/.test(bik);

const WEIGHTS = [7, 1, 3];

/** Whether the control digit inside a bank account matches its other digits and the end of the BIK. */
export function isSettlementAccount(account: string, bik: string): boolean {
  if (!/^\d{20}$/.test(account) || !isBik(bik)) return false;
  const sum = digitsOf(bik.slice(-3) + account).reduce(
    (total, digit, i) => total + ((digit * (WEIGHTS[i % 3] ?? 0)) % 10),
    0,
  );
  return sum % 10 === 0;
}

/** Messages of the rules, the same in forms and API. */
export const requisiteMessages = {
  bik: 'БИК\u00a0— 9\u00a0цифр, начинается с\u00a001, 02 или\u00a004',
  account: 'Проверьте расчётный счёт: 20\u00a0цифр, подходящих к\u00a0БИК',
  corrAccount: 'Корреспондентский счёт\u00a0— 20\u00a0цифр',
} as const;
