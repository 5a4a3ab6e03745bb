import type { EventFeedback } from '@site/contracts/academy-feedback';
import { paths } from '@site/contracts/paths';
import { RadioField, TextareaField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button, ButtonLink } from '@site/ui/button';
import { useState } from 'react';
import * as z from 'zod/mini';
import css from './feedback-form.module.css';

const MAX = 2000;

const marks = [
  { value: '5', label: '5\u00a0— отлично' },
  { value: '4', label: '4\u00a0— хорошо' },
  { value: '3', label: '3\u00a0— неплохо' },
  { value: '2', label: '2\u00a0— слабо' },
  { value: '1', label: '1\u00a0— плохо' },
];

const schema = z.object({
  rating: z.string().check(z.minLength(1, 'Выберите оценку')),
  liked: z.string(),
  missed: z.string(),
});

interface FeedbackFormProps {
  code: string;
  feedback: EventFeedback | null;
}

export function FeedbackForm({ code, feedback }: FeedbackFormProps) {
  const api = useApi();
  const [isSent, setSent] = useState(false);
  const form = useSiteForm({
    schema,
    defaultValues: {
      rating: feedback ? String(feedback.rating) : '',
      liked: feedback?.liked ?? '',
      missed: feedback?.missed ?? '',
    },
    draft: { name: `feedback-${code}` },
  });
  const { control } = form;
  const submit = form.handleSubmit(async ({ rating, ...words }) => {
    const response = await api.call('PUT /academy/feedback/{code}/', {
      params: { code },
      body: { rating: Number(rating), ...words },
    });
    if (response.ok) setSent(true);
    else showProblem(form, response.problem);
  });
  if (isSent)
    return (
      <div tabIndex={-1} ref={(element) => element?.focus()} className={css.sent}>
        <Alert
          tone="success"
          title="Спасибо за&nbsp;отзыв"
          actions={
            <>
              <ButtonLink variant="secondary" href={paths.academyCalendar()}>
                Ближайшие занятия
              </ButtonLink>
              <Button variant="ghost" onClick={() => setSent(false)}>
                Изменить отзыв
              </Button>
            </>
          }
        >
          Его прочитают преподаватель и&nbsp;координатор академии.
        </Alert>
      </div>
    );
  return (
    <form method="dialog" noValidate aria-label="Отзыв о&nbsp;занятии" className={css.form} onSubmit={submit}>
      <RadioField control={control} name="rating" legend="Ваша оценка" options={marks} />
      <TextareaField control={control} name="liked" label="Что понравилось" rows={4} maxLength={MAX} />
      <TextareaField control={control} name="missed" label="Чего не&nbsp;хватило" rows={4} maxLength={MAX} />
      <FormError control={control} />
      <SubmitButton of="feedback" loading={form.formState.isSubmitting}>
        {feedback ? 'Сохранить отзыв' : 'Отправить отзыв'}
      </SubmitButton>
    </form>
  );
}
