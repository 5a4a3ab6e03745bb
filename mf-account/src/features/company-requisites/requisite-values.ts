import { taxModes } from '@site/contracts/company-lists';
import { bankRules } from '@site/forms/bank-fields';
import { checkPart } from '@site/forms/rules';
import * as z from 'zod/mini';

export const taxModeLabels: Record<(typeof taxModes)[number], string> = {
  vat22: 'В\u00a0том числе НДС 22\u00a0%',
  vat5: 'В\u00a0том числе НДС 5\u00a0% (УСН)',
  vat7: 'В\u00a0том числе НДС 7\u00a0% (УСН)',
  none: 'Без НДС (применяется УСН)',
};

export const requisitesSchema = z
  .object({
    bank_name: z.string(),
    bik: z.string(),
    checking_account: z.string(),
    corr_account: z.string(),
    tax_mode: z.enum(taxModes),
  })
  .check((form) => checkPart(form, z.object(bankRules(form.value)), form.value));
