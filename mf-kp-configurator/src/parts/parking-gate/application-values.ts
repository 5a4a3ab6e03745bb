import type { ApplicationRequest } from '@site/contracts/applications';
import type { Personal } from '@site/contracts/user-data';
import type { CompanyState } from '@site/forms/company-lookup';
import { personRules, personValues } from '@site/forms/person';
import { consent, filled, innLength, messages, text } from '@site/forms/rules';
import * as z from 'zod/mini';

export const applicationSchema = z
  .object({
    inn: innLength(messages.innRequired),
    company: filled(),
    company_state: z.enum(['none', 'found', 'closed', 'by_hand'] satisfies CompanyState[]),
    ...personRules,
    city: text(),
    position: text(false),
    company_comment: z.string().check(z.maxLength(2000)),
    consent: consent(),
  })
  .check(
    z.refine(({ company_state }) => company_state !== 'closed', { error: 'Организация ликвидирована', path: ['inn'] }),
  );
export type ApplicationValues = z.infer<typeof applicationSchema>;

export const startingValues = (personal: Personal | null): ApplicationValues => ({
  inn: personal?.company_inn ?? '',
  company: personal?.company_inn ? (personal.company ?? '') : '',
  company_state: personal?.company_inn ? 'found' : 'none',
  ...personValues(personal),
  city: personal?.city ?? '',
  position: personal?.position ?? '',
  company_comment: '',
  consent: false,
});

export const toApplication = ({ company_state: _state, ...form }: ApplicationValues): ApplicationRequest => ({
  ...form,
  consent: 'true',
});
