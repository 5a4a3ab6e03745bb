import { discountGroups, partnerLevels } from '@site/contracts/company-lists';
import type { CompanyTerms } from '@site/contracts/manage-companies';
import { roubles, whole } from '@site/forms/rules';
import { groupRoubles, parseRoubles } from '@site/kernel/money';
import * as z from 'zod/mini';

const percent = whole(0, 99, { required: false });

export const termsSchema = z.object({
  level: z.enum(partnerLevels),
  personal_discount: z.object({ A: percent, B: percent, C: percent, D: percent, L: percent, M: percent }),
  credit_limit: roubles({ required: false }),
});
export type TermsValues = z.infer<typeof termsSchema>;

export const readTerms = ({ level, personal_discount, credit_limit }: CompanyTerms): CompanyTerms => ({
  ...{ level, personal_discount, credit_limit },
});

export function valuesOf({ level, personal_discount, credit_limit }: CompanyTerms): TermsValues {
  const textOf = (value: number | null | undefined) => (value ? String(value) : '');
  const { A, B, C, D, L, M } = personal_discount;
  return {
    level,
    personal_discount: { A: textOf(A), B: textOf(B), C: textOf(C), D: textOf(D), L: textOf(L), M: textOf(M) },
    credit_limit: groupRoubles(textOf(credit_limit)),
  };
}

/** An empty or zero discount is none. */
export function termsOf({ level, personal_discount, credit_limit }: TermsValues): CompanyTerms {
  const given = discountGroups.map((group) => [group, Number(personal_discount[group])] as const);
  return {
    level,
    personal_discount: Object.fromEntries(given.filter(([, value]) => value > 0)),
    credit_limit: parseRoubles(credit_limit),
  };
}
