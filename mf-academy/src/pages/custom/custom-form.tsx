import {
  customFormatLabels,
  customFormats,
  trainingCategories,
  trainingCategoryLabels,
} from '@site/contracts/academy-lists';
import type { FormAccepted } from '@site/contracts/blocks';
import { ConsentField, EmailField, RadioField, SelectField, TextareaField, TextField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { reachGoal, useApi, useSession } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { customSchema, customValues, toCustomRequest } from './custom-values.ts';
import css from './custom-page.module.css';

const categories = trainingCategories.map((value) => ({ value, label: trainingCategoryLabels[value] }));
const formats = customFormats.map((value) => ({ value, label: customFormatLabels[value] }));

export function CustomForm() {
  const api = useApi();
  const personal = useSession((session) => session.personal);
  const [sent, setSent] = useState<FormAccepted>();
  const form = useSiteForm({
    schema: customSchema,
    defaultValues: customValues(personal),
    draft: { name: 'custom-event', except: ['consent'] },
  });
  const { control } = form;

  const send = form.handleSubmit(async (values) => {
    const response = await api.call('POST /academy/custom-events/', { body: toCustomRequest(values) });
    if (!response.ok) return showProblem(form, response.problem);
    reachGoal('training_signup');
    setSent(response.value);
  });

  if (sent)
    return (
      // The focused button is gone: the focus moves to the message that replaces the form.
      <div tabIndex={-1} ref={(element) => element?.focus()}>
        <Alert tone="success" live title="Заявка принята">
          Номер заявки: <strong>{sent.number}</strong>. Координатор свяжется с&nbsp;вами в&nbsp;течение двух рабочих
          дней. <TextLink href={sent.url}>Узнать состояние заявки</TextLink>
        </Alert>
      </div>
    );
  return (
    <form method="dialog" noValidate aria-label="Заявка на&nbsp;обучение" className={css.form} onSubmit={send}>
      <TextField
        control={control}
        name="company"
        label="Компания"
        autoComplete="organization"
        maxLength={200}
        required
      />
      <TextField control={control} name="city" label="Город" autoComplete="address-level2" maxLength={100} required />
      <SelectField control={control} name="category" label="Направление" options={categories} required />
      <TextField
        control={control}
        name="period"
        label="Желаемый период"
        hint="Например, вторая половина февраля"
        maxLength={200}
        required
      />
      <TextField
        control={control}
        name="people"
        label="Число участников"
        hint="От&nbsp;5 до&nbsp;30"
        inputMode="numeric"
        maxLength={2}
        required
      />
      <div className={css.wide}>
        <RadioField control={control} name="format" legend="Формат" options={formats} />
      </div>
      <div className={css.wide}>
        <TextareaField control={control} name="comment" label="Комментарий" maxLength={2000} />
      </div>
      <TextField control={control} name="name" label="Контактное лицо" autoComplete="name" maxLength={100} required />
      <PhoneField control={control} name="phone" required />
      <div className={css.wide}>
        <EmailField control={control} name="email" required />
      </div>
      <div className={css.wide}>
        <ConsentField control={control} name="consent" />
      </div>
      <div className={css.wide}>
        <FormError control={control} />
      </div>
      <div className={css.wide}>
        <SubmitButton of="custom-training" size="large" loading={form.formState.isSubmitting}>
          Отправить заявку
        </SubmitButton>
      </div>
    </form>
  );
}
