import type { EventPageData, Participant } from '@site/contracts/academy';
import { CheckboxField } from '@site/forms/fields';
import { FormError, showProblem, SubmitButton, useSiteForm } from '@site/forms/form';
import { formatPrice } from '@site/kernel/money';
import { toast, useApi, useRevalidator, useSite } from '@site/runtime';
import { Button } from '@site/ui/button';
import { Chip, ChipList } from '@site/ui/chip';
import { iconPlus } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { ParticipantFields } from './participant-fields.tsx';
import { participantValues, registrationSchema, registrationValues } from './registration-values.ts';
import css from './registration.module.css';

interface RegistrationFormProps {
  event: EventPageData['event'];
  registering: NonNullable<EventPageData['registering']>;
}

export function RegistrationForm({ event, registering }: RegistrationFormProps) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { consent: consentUrl } = useSite().urls;
  const { others, colleagues, limit, seat_price } = registering;
  const form = useSiteForm({
    schema: registrationSchema,
    defaultValues: registrationValues(registering),
    draft: { name: `event-${event.slug}`, except: ['consent_participants'] },
  });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'participants' });
  const people = useWatch({ control, name: 'participants' });
  const [offersWaiting, setOffersWaiting] = useState(event.status === 'full');

  const send = (waitlist: boolean) =>
    form.handleSubmit(async ({ participants }) => {
      const response = await api.call('POST /academy/calendar/{slug}/registrations/', {
        params: { slug: event.slug },
        body: { participants, waitlist, consent_participants: true },
      });
      if (!response.ok) {
        setOffersWaiting(response.problem.code === 'no_seats');
        return showProblem(form, response.problem);
      }
      toast.success(
        response.value.registration.state === 'waitlist'
          ? 'Вы в\u00a0листе ожидания'
          : 'Запись принята, письмо отправлено',
      );
      await revalidate();
    });

  const indexOf = (phone: string) => people.findIndex((person) => person.phone === phone);
  const isFull = fields.length >= limit;
  /** Errors about the previous list no longer apply. */
  function add(person: Participant | null) {
    form.clearErrors('root');
    append(participantValues(person), { shouldFocus: person === null });
  }
  return (
    <form method="dialog" noValidate aria-label="Запись участников" className={css.form} onSubmit={send(offersWaiting)}>
      {others && colleagues.length > 0 && (
        <div>
          <p className={css.caption}>Сотрудники компании</p>
          <ChipList role="group" aria-label="Сотрудники компании">
            {colleagues.map(({ id, ...colleague }) => {
              const index = indexOf(colleague.phone);
              return (
                <Chip
                  key={id}
                  pressed={index >= 0}
                  disabled={index < 0 && isFull}
                  onClick={() => (index < 0 ? add(colleague) : remove(index))}
                >
                  {colleague.surname} {colleague.name}
                </Chip>
              );
            })}
          </ChipList>
        </div>
      )}
      {fields.map((field, index) => (
        <ParticipantFields
          key={field.id}
          control={control}
          index={index}
          isSelf={!others}
          onRemove={() => remove(index)}
        />
      ))}
      {others && (
        <div>
          <Button variant="secondary" iconStart={iconPlus} disabled={isFull} onClick={() => add(null)}>
            Добавить участника
          </Button>
          {isFull && <p className={css.quiet}>Больше участников в&nbsp;одной записи нельзя.</p>}
        </div>
      )}
      <CheckboxField
        control={control}
        name="consent_participants"
        required
        label={
          <>
            <span>{others ? 'Участники дали ' : 'Даю '}</span>
            <TextLink href={consentUrl ?? ''} target="_blank">
              согласие на&nbsp;обработку персональных данных
            </TextLink>
          </>
        }
      />
      {seat_price > 0 && fields.length > 0 && (
        <p className={css.sum}>
          К&nbsp;оплате: <strong>{formatPrice(seat_price * fields.length)}</strong>
          <span>
            {offersWaiting
              ? ', когда освободится место.'
              : '. Место закрепим на\u00a03\u00a0рабочих дня, пока вы\u00a0оплачиваете счёт.'}
          </span>
        </p>
      )}
      <FormError control={control} />
      <div className={css.buttons}>
        <SubmitButton of="participants" loading={form.formState.isSubmitting}>
          {offersWaiting ? 'Записать в\u00a0лист ожидания' : 'Записаться'}
        </SubmitButton>
      </div>
      <p className={css.quiet}>
        Отменить запись можно на&nbsp;этой странице не&nbsp;позднее чем за&nbsp;3&nbsp;дня до&nbsp;начала.
        {seat_price > 0 && (
          <span>
            {
              ' Не\u00a0позднее чем за\u00a05\u00a0рабочих дней до\u00a0начала вернём всю оплату, позже\u00a0— половину; при\u00a0неявке оплата не\u00a0возвращается.'
            }
          </span>
        )}
      </p>
    </form>
  );
}
