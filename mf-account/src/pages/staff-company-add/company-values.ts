import { partnerLevels } from '@site/contracts/company-lists';
import type { NewCompany } from '@site/contracts/manage-companies';
import type { CompanyState } from '@site/forms/company-lookup';
import { filled, innLength } from '@site/forms/rules';
import * as z from 'zod/mini';
import { invitedPerson, invitedRules } from '../../features/company-members/member-values.ts';

/** The API checks the control digits of the numbers, and the KPP of a legal entity. */
export const companySchema = z.object({
  inn: innLength(),
  company_state: z.enum(['none', 'found', 'closed', 'by_hand'] satisfies CompanyState[]),
  name: filled(),
  kpp: z.string(),
  ogrn: filled(),
  legal_address: filled(),
  level: z.enum(partnerLevels),
  employee: invitedRules.person,
  consent_employees: invitedRules.consent_employees,
});
export type CompanyValues = z.infer<typeof companySchema>;

export const emptyCompany: CompanyValues = {
  ...{ inn: '', company_state: 'none', name: '', kpp: '', ogrn: '', legal_address: '', level: 'none' },
  employee: invitedPerson,
  consent_employees: false,
};

export const toRequest = ({
  company_state: _state,
  consent_employees: _consent,
  employee,
  ...company
}: CompanyValues): NewCompany => ({
  ...company,
  employee: { ...employee, consent_employees: true },
});
