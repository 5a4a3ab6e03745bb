import { partnerLevels } from '@site/contracts/company-lists';
import { paths } from '@site/contracts/paths';
import { CompanyLookup, CompanyNameField, type LookupResult } from '@site/forms/company-lookup';
import { SelectField, TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { formColumns } from '@site/forms/form-columns';
import { showProblem, useSiteForm } from '@site/forms/form';
import { toast, useApi, useNavigate, useSite } from '@site/runtime';
import { shownAsSent } from '@site/staff/decide';
import { StaffForm } from '@site/staff/form';
import { Alert } from '@site/ui/alert';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { InvitedFields } from '../../features/company-members/invited-fields.tsx';
import { levelNames } from '../../features/staff-words/company-words.ts';
import css from './company-form.module.css';
import { companySchema, type CompanyValues, emptyCompany, toRequest } from './company-values.ts';

const levels = partnerLevels.map((value) => ({ value, label: levelNames[value] }));

/** The company that has the tax number already, as the API names it. */
type Existing = { inn: string; id: number; name: string };

export function CompanyForm() {
  const api = useApi();
  const navigate = useNavigate();
  const { company_lookup } = useSite().settings;
  const form = useSiteForm<CompanyValues>({
    schema: companySchema,
    defaultValues: emptyCompany,
    draft: { name: 'staff-company-new', except: ['consent_employees'] },
  });
  const { control, setValue } = form;
  const [inn, state] = useWatch({ control, name: ['inn', 'company_state'] });
  const [existing, setExisting] = useState<Existing | null>(null);

  const take = ({ state: next, company }: LookupResult) => {
    setValue('company_state', next, { shouldDirty: true });
    if (next === 'none') setValue('name', '', { shouldDirty: true });
    if (!company) return;
    setValue('name', company.company, { shouldDirty: true, shouldValidate: true });
    for (const field of ['kpp', 'ogrn', 'legal_address'] as const)
      setValue(field, company[field], { shouldDirty: true, shouldValidate: company[field] !== '' });
  };

  const submit = form.handleSubmit(async (values) => {
    if (values.company_state === 'closed') return form.setError('inn', { message: 'Организация ликвидирована' });
    const response = await api.call('POST /manage/companies/', { body: toRequest(values) });
    if (response.ok) {
      toast.success('Компания создана, приглашение отправлено');
      return navigate(paths.staffSection('companies', response.value.id));
    }
    const { code, message, data } = response.problem;
    if (code === 'company_exists') setExisting({ ...(data as Omit<Existing, 'inn'>), inn: values.inn });
    const fields = code === 'exist phone' ? { 'employee.phone': message } : response.problem.fields;
    showProblem(form, { ...shownAsSent(response.problem), fields });
  });

  return (
    <StaffForm label="Новая компания" form={form} submit={submit} save={'Создать и\u00a0пригласить'}>
      <section aria-labelledby="requisites" className={css.part}>
        <h2 id="requisites" className={css.title}>
          Реквизиты
        </h2>
        <div className={formColumns.form}>
          <CompanyLookup control={control} name="inn" service={company_lookup} state={state} onResult={take} />
          <CompanyNameField control={control} name="name" state={state} />
          <TextField
            control={control}
            name="kpp"
            label="КПП"
            hint="У&nbsp;индивидуального предпринимателя его нет"
            autoComplete="off"
            maxLength={9}
          />
          <TextField
            control={control}
            name="ogrn"
            label="ОГРН или&nbsp;ОГРНИП"
            filter={digitsOnly}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            required
          />
          <div className={formColumns.wide}>
            <TextField control={control} name="legal_address" label="Юридический адрес" maxLength={500} required />
          </div>
        </div>
      </section>
      <section aria-labelledby="terms" className={css.part}>
        <h2 id="terms" className={css.title}>
          Уровень
        </h2>
        <div className={formColumns.form}>
          <SelectField
            control={control}
            name="level"
            label="Уровень"
            hint="С&nbsp;уровнем компания сразу партнёр: цены, материалы, сертификат"
            options={levels}
            required
          />
        </div>
      </section>
      <section aria-labelledby="employee" className={css.part}>
        <h2 id="employee" className={css.title}>
          Первый сотрудник
        </h2>
        <div className={formColumns.form}>
          <InvitedFields control={control} under="employee" />
        </div>
      </section>
      {existing?.inn === inn && (
        <Alert tone="warning">
          Компания с&nbsp;этим ИНН уже есть:{' '}
          <TextLink href={paths.staffSection('companies', existing.id)}>{existing.name}</TextLink>
        </Alert>
      )}
    </StaffForm>
  );
}
