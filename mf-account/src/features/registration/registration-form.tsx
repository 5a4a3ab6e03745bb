import type { Invitation } from '@site/contracts/company-members';
import { formColumns } from '@site/forms/form-columns';
import { CompanyLookup, CompanyNameField, type LookupResult } from '@site/forms/company-lookup';
import { CheckboxField, ConsentField, EmailField, MarketingConsentField, TextField } from '@site/forms/fields';
import { focusFirstInvalid, FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { CheckingNote, usePhoneCalls, type PendingCode } from '@site/forms/phone-code';
import { messages } from '@site/forms/rules';
import { isInn } from '@site/kernel/inn';
import { useSite } from '@site/runtime';
import { useRef, type BaseSyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { REGISTRATION_DRAFT } from './new-phone.ts';
import { PhoneLine } from './phone-line.tsx';
import {
  registrationSchema,
  startingRegistration,
  toRegistration,
  type RegistrationValues,
} from './registration-values.ts';

interface RegistrationFormProps {
  phone: string;
  /** The invitation of a company to this number, which registering accepts. */
  invitation: Invitation | null;
  onSent: (pending: PendingCode) => void;
  onOtherNumber: () => void;
}

export function RegistrationForm({ phone, invitation, onSent, onOtherNumber }: RegistrationFormProps) {
  const calls = usePhoneCalls();
  const { company_lookup: service } = useSite().settings;
  const element = useRef<HTMLFormElement>(null);
  const form = useSiteForm<RegistrationValues>({
    schema: registrationSchema,
    defaultValues: startingRegistration(invitation),
    // The code completes the registration; until then the user may return to the form.
    draft: { name: REGISTRATION_DRAFT, except: ['consent_personal', 'consent_marketing'], keepWhenSent: true },
    shouldFocusError: false,
  });
  const { control } = form;
  const [isCompany, state] = useWatch({ control, name: ['is_company', 'company_state'] });

  const take = ({ state: next, company }: LookupResult) => {
    form.setValue('company_state', next, { shouldDirty: true });
    if (next !== 'by_hand')
      form.setValue('company', company?.company ?? '', { shouldDirty: true, shouldValidate: Boolean(company) });
  };
  const focusError = () => focusFirstInvalid(form, element.current);

  async function register(values: RegistrationValues) {
    // While typing, the number is looked up as it is; on submit it has to be valid.
    if (values.is_company && !isInn(values.inn)) {
      form.setError('inn', { message: messages.innDigits });
      return focusError();
    }
    const sent = await calls.registrate(toRegistration(phone, values));
    if (sent.ok) return onSent(sent.value);
    const { problem } = sent;
    showProblem(form, problem.code === 'inn' ? { ...problem, fields: { inn: problem.message } } : problem);
    focusError();
  }
  const submit = (event: BaseSyntheticEvent) => form.handleSubmit(register, focusError)(event);

  return (
    <form ref={element} method="dialog" noValidate className={formColumns.form} onSubmit={submit}>
      <div className={formColumns.wide}>
        <PhoneLine phone={phone} company={invitation?.company} onChange={onOtherNumber} />
      </div>
      <TextField control={control} name="surname" label="Фамилия" autoComplete="family-name" maxLength={100} required />
      <TextField control={control} name="name" label="Имя" autoComplete="given-name" maxLength={100} required />
      <TextField control={control} name="patronymic" label="Отчество" autoComplete="additional-name" maxLength={100} />
      <TextField control={control} name="city" label="Город" autoComplete="address-level2" maxLength={100} required />
      <div className={formColumns.wide}>
        <EmailField control={control} name="email" required />
      </div>
      {!invitation && (
        <div className={formColumns.wide}>
          <CheckboxField control={control} name="is_company" label="Я&nbsp;представляю компанию" />
        </div>
      )}
      {isCompany && (
        <>
          <CompanyLookup control={control} name="inn" service={service} state={state} onResult={take} />
          <CompanyNameField control={control} name="company" state={state} />
        </>
      )}
      <div className={formColumns.wide}>
        <ConsentField control={control} name="consent_personal" />
        <MarketingConsentField control={control} name="consent_marketing" />
      </div>
      <div className={formColumns.wide}>
        <FormError control={control} />
      </div>
      <SubmitButton of="registration" size="large" className={formColumns.wide} loading={form.formState.isSubmitting}>
        Получить код
      </SubmitButton>
      <div className={formColumns.wide}>
        <CheckingNote checking={calls.checking} />
      </div>
    </form>
  );
}
