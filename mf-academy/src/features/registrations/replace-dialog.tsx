import type { EventRegistration } from '@site/contracts/academy';
import { formColumns } from '@site/forms/form-columns';
import { CheckboxField, EmailField, TextField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { personRules, personValues } from '@site/forms/person';
import { PhoneField } from '@site/forms/phone-field';
import { consent, mobilePhone, text } from '@site/forms/rules';
import { toast, useApi, useRevalidator, useSite } from '@site/runtime';
import { TextLink } from '@site/ui/link';
import * as z from 'zod/mini';

const schema = z.object({
  participant: z.object({ ...personRules, phone: mobilePhone(), position: text(false) }),
  consent_participants: consent(),
});

interface ReplaceDialogProps {
  registration: string;
  person: EventRegistration['participants'][number];
  /** Called when the page shows the other person. */
  onReplaced: () => void;
  onClose: () => void;
}

/** The form for the person who comes in place of a participant. */
export function ReplaceDialog({ registration, person, onReplaced, onClose }: ReplaceDialogProps) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { consent: consentUrl } = useSite().urls;
  const form = useSiteForm({
    schema,
    defaultValues: {
      participant: { ...personValues(null), phone: '', position: '' },
      consent_participants: false,
    },
    draft: { name: `event-participant-${person.id}`, except: ['consent_participants'] },
  });
  const { control } = form;

  const submit = form.handleSubmit(async ({ participant }) => {
    const response = await api.call('POST /academy/registrations/{id}/participants/{participant}/replace/', {
      params: { id: registration, participant: person.id },
      body: { participant, consent_participants: true },
    });
    if (!response.ok) return showProblem(form, response.problem);
    toast.success('Участник заменён, письма отправлены');
    await revalidate();
    onReplaced();
  });

  return (
    <FormDialog
      title="Заменить участника"
      submit="Заменить"
      isSubmitting={form.formState.isSubmitting}
      className={formColumns.form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={formColumns.wide}>
        <strong>{person.name}</strong>
        <span>. Место и&nbsp;цена не&nbsp;меняются, обоим придут письма. Кто придёт вместо:</span>
      </p>
      <TextField control={control} name="participant.surname" label="Фамилия" maxLength={100} required />
      <TextField control={control} name="participant.name" label="Имя" maxLength={100} required />
      <TextField control={control} name="participant.patronymic" label="Отчество" maxLength={100} />
      <TextField control={control} name="participant.position" label="Должность" maxLength={100} />
      <PhoneField control={control} name="participant.phone" required />
      <EmailField control={control} name="participant.email" required />
      <div className={formColumns.wide}>
        <CheckboxField
          control={control}
          name="consent_participants"
          required
          label={
            <>
              <span>Участник дал </span>
              <TextLink href={consentUrl ?? ''} target="_blank">
                согласие на&nbsp;обработку персональных данных
              </TextLink>
            </>
          }
        />
      </div>
      <div className={formColumns.wide}>
        <FormError control={control} />
      </div>
    </FormDialog>
  );
}
