import type { RegistrationRequest } from '@site/contracts/auth';
import type { Invitation } from '@site/contracts/company-members';
import type { CompanyState } from '@site/forms/company-lookup';
import { personRules, personValues } from '@site/forms/person';
import { checkPart, consent, filled, innLength, messages, text } from '@site/forms/rules';
import * as z from 'zod/mini';

const person = {
  ...personRules,
  city: text(),
  consent_personal: consent(),
  consent_marketing: z.boolean(),
};

const company = {
  inn: z.string(),
  company: z.string(),
  company_state: z.enum(['none', 'found', 'closed', 'by_hand'] satisfies CompanyState[]),
};

const companyRules = z
  .object({ inn: innLength(messages.innRequired), company: filled(), company_state: z.string() })
  .check(
    z.refine(({ company_state }) => company_state !== 'closed', { error: 'Организация ликвидирована', path: ['inn'] }),
  );

/** An unticked box keeps the company's data, but neither validates nor sends it. */
export const registrationSchema = z.object({ ...person, is_company: z.boolean(), ...company }).check((form) => {
  const { is_company, ...values } = form.value;
  if (is_company) checkPart(form, companyRules, values);
});
export type RegistrationValues = z.infer<typeof registrationSchema>;

export const startingRegistration = (invitation: Invitation | null): RegistrationValues => ({
  ...personValues(invitation),
  city: '',
  is_company: false,
  inn: '',
  company: '',
  company_state: 'none',
  consent_personal: false,
  consent_marketing: false,
});

export function toRegistration(phone: string, values: RegistrationValues): RegistrationRequest {
  const { is_company, inn, company: name, company_state: _state, ...rest } = values;
  return {
    ...rest,
    phone,
    inn: is_company ? inn : null,
    company: is_company ? name.trim() : '',
    consent_personal: true,
  };
}
