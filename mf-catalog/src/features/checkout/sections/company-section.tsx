import { BankFields } from '@site/forms/bank-fields';
import { CompanyLookup, CompanyNameField, type LookupResult } from '@site/forms/company-lookup';
import { TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { useWatch } from 'react-hook-form';
import { isSoleTrader } from '../checkout-schema.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import css from './sections.module.css';

const kppCharacters = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Details of the invoiced company, filled in from its tax number when the register has it. */
export function CompanySection({ form, options }: SectionProps) {
  const { control, setValue } = form;
  const [inn, state] = useWatch({ control, name: ['company.inn', 'company.state'] });

  const take = ({ state: next, company }: LookupResult) => {
    setValue('company.state', next, { shouldDirty: true });
    if (next === 'none') setValue('company.company', '', { shouldDirty: true });
    if (!company) return;
    for (const field of ['company', 'kpp', 'ogrn', 'legal_address'] as const)
      setValue(`company.${field}`, company[field], { shouldDirty: true, shouldValidate: company[field] !== '' });
  };

  return (
    <FormSection title="Организация">
      <CompanyLookup
        control={control}
        name="company.inn"
        service={options.company_lookup}
        branches
        state={state}
        onResult={take}
      />
      <CompanyNameField control={control} name="company.company" state={state} />
      {!isSoleTrader(inn) && (
        <TextField control={control} name="company.kpp" label="КПП" filter={kppCharacters} maxLength={9} required />
      )}
      <TextField
        control={control}
        name="company.ogrn"
        label="ОГРН / ОГРНИП"
        filter={digitsOnly}
        inputMode="numeric"
        maxLength={15}
        required
      />
      <div className={css.wide}>
        <TextField control={control} name="company.legal_address" label="Юридический адрес" maxLength={500} required />
      </div>
      <BankFields form={form} under="company" required={false} />
    </FormSection>
  );
}
