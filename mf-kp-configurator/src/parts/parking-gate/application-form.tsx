import { CompanyLookup, type LookupResult } from '@site/forms/company-lookup';
import { ConsentField, EmailField, TextareaField, TextField } from '@site/forms/fields';
import { focusFirstInvalid, FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { messages } from '@site/forms/rules';
import { isInn } from '@site/kernel/inn';
import { toastProblem, useApi, useSession, useSessionStore, useSite } from '@site/runtime';
import { useRef, type BaseSyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { applicationSchema, startingValues, toApplication, type ApplicationValues } from './application-values.ts';
import css from './application-form.module.css';

export function ApplicationForm({ onSent }: { onSent: () => Promise<void> }) {
  const api = useApi();
  const session = useSessionStore();
  const personal = useSession((state) => state.personal);
  const { settings, contacts, urls } = useSite();
  const element = useRef<HTMLFormElement>(null);
  const form = useSiteForm<ApplicationValues>({
    schema: applicationSchema,
    defaultValues: startingValues(personal),
    draft: { name: 'parking-application', except: ['consent'] },
    shouldFocusError: false,
  });
  const { control } = form;
  const state = useWatch({ control, name: 'company_state' });
  const focusError = () => focusFirstInvalid(form, element.current);

  const take = ({ state: next, company }: LookupResult) => {
    form.setValue('company_state', next, { shouldDirty: true });
    if (next !== 'by_hand')
      form.setValue('company', company?.company ?? '', { shouldDirty: true, shouldValidate: Boolean(company) });
  };

  async function apply(values: ApplicationValues) {
    // While typing, the number is looked up as it is; on submit it has to be valid.
    if (!isInn(values.inn)) {
      form.setError('inn', { message: messages.innDigits });
      return focusError();
    }
    const response = await api.call('POST /account/personal', { form: toApplication(values) });
    if (response.ok) {
      session.setState({ personal: response.value.user });
      return onSent();
    }
    if (!response.problem.fields) return toastProblem(response.problem, contacts.header_phone);
    showProblem(form, response.problem);
    focusError();
  }
  const submit = (event: BaseSyntheticEvent) => form.handleSubmit(apply, focusError)(event);

  return (
    <form ref={element} method="dialog" noValidate className={css.form} onSubmit={submit}>
      <CompanyLookup control={control} name="inn" service={settings.company_lookup} state={state} onResult={take} />
      <TextField
        control={control}
        name="company"
        label="Компания"
        hint={state === 'none' ? 'Подставится по\u00a0ИНН' : undefined}
        readOnly={state !== 'by_hand'}
        maxLength={300}
        required
      />
      <TextField control={control} name="surname" label="Фамилия" autoComplete="family-name" maxLength={100} required />
      <TextField control={control} name="name" label="Имя" autoComplete="given-name" maxLength={100} required />
      <TextField control={control} name="patronymic" label="Отчество" autoComplete="additional-name" maxLength={100} />
      <EmailField control={control} name="email" required />
      <TextField control={control} name="city" label="Город" autoComplete="address-level2" maxLength={100} required />
      <TextField
        control={control}
        name="position"
        label="Должность"
        autoComplete="organization-title"
        maxLength={100}
      />
      <TextareaField control={control} name="company_comment" label="Комментарий о&nbsp;компании" maxLength={2000} />
      <ConsentField control={control} name="consent" document={urls.consent_application} />
      <FormError control={control} />
      <SubmitButton of="application" size="large" fullWidth loading={form.formState.isSubmitting}>
        Отправить заявку
      </SubmitButton>
    </form>
  );
}
