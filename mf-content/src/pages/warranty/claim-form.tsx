import { addressOf } from '@site/contracts/endpoint-address';
import { MAX_CLAIM_FILES, MAX_CLAIM_TEXT } from '@site/contracts/warranty-lists';
import { ConsentField, EmailField, TextareaField, TextField } from '@site/forms/fields';
import { FilesField } from '@site/forms/files-field';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { useApi, useSession, useSite } from '@site/runtime';
import { useEffect, useState } from 'react';
import columns from '../../features/form-columns/form-columns.module.css';
import type { ClaimedDevice } from './claim-section.tsx';
import { ClaimSent, type SentClaim } from './claim-sent.tsx';
import { claimSchema, initialClaim, type ClaimValues } from './claim-values.ts';

interface ClaimFormProps {
  claimed: ClaimedDevice | null;
  today: string;
}

export function ClaimForm({ claimed, today }: ClaimFormProps) {
  const api = useApi();
  const { consent_warranty: document } = useSite().urls;
  const personal = useSession((session) => session.personal);
  const [sent, setSent] = useState<SentClaim | null>(null);
  const [busy, setBusy] = useState(false);
  const [schema] = useState(() => claimSchema(today));
  const form = useSiteForm<ClaimValues>({
    schema,
    defaultValues: initialClaim(personal),
    draft: { name: 'warranty-claim', except: ['consent'] },
  });
  const { control, setValue } = form;

  // Fills in the checked device; the other input stays.
  useEffect(() => {
    if (!claimed) return;
    setValue('article', claimed.article, { shouldDirty: true, shouldValidate: true });
    setValue('serial', claimed.serial, { shouldDirty: true, shouldValidate: true });
  }, [claimed, setValue]);

  const submit = form.handleSubmit(async ({ files, ...values }) => {
    const body = { ...values, files: files.map(({ id }) => id), consent: true as const };
    const response = await api.call('POST /warranty/claims/', { body });
    if (!response.ok) return showProblem(form, response.problem);
    setSent({ ...response.value, email: values.email });
  });

  if (sent) return <ClaimSent claim={sent} />;
  return (
    <form method="dialog" noValidate className={columns.form} aria-label="Гарантийное обращение" onSubmit={submit}>
      <TextField control={control} name="article" label="Артикул" hint="Например, 901SL-0080" maxLength={60} required />
      <TextField
        control={control}
        name="serial"
        label="Серийный номер"
        hint="На&nbsp;табличке изделия"
        autoComplete="off"
        maxLength={60}
        required
      />
      <TextField control={control} name="purchased_on" type="date" label="Дата покупки" required />
      <TextField
        control={control}
        name="seller"
        label="Продавец"
        hint="Компания и&nbsp;город"
        maxLength={200}
        required
      />
      <div className={columns.wide}>
        <TextareaField
          control={control}
          name="defect"
          label="Неисправность"
          hint="Что происходит, когда и&nbsp;после чего началось"
          rows={5}
          maxLength={MAX_CLAIM_TEXT}
          required
        />
      </div>
      <div className={columns.wide}>
        <FilesField
          form={form}
          name="files"
          label={'Фотографии и\u00a0документ о\u00a0покупке'}
          address={addressOf('POST /warranty/claims/files/')}
          max={MAX_CLAIM_FILES}
          onBusy={setBusy}
        />
      </div>
      <TextField control={control} name="name" label="Имя" autoComplete="given-name" maxLength={100} required />
      <PhoneField control={control} name="phone" required />
      <div className={columns.wide}>
        <EmailField control={control} name="email" required />
      </div>
      <div className={columns.wide}>
        <ConsentField control={control} name="consent" document={document} />
      </div>
      <div className={columns.wide}>
        <FormError control={control} />
      </div>
      <div className={columns.wide}>
        <SubmitButton of="claim" size="large" loading={form.formState.isSubmitting} disabled={busy}>
          {busy ? 'Файлы загружаются…' : 'Отправить обращение'}
        </SubmitButton>
      </div>
    </form>
  );
}
