export { CompanyLookup, type CompanyLookupProps } from './company-lookup.tsx';
export { CompanyNameField } from './company-name-field.tsx';
export type { FoundCompany, LookupService } from './find-companies.ts';
export type { CompanyState, LookupResult } from './use-company-lookup.ts';
