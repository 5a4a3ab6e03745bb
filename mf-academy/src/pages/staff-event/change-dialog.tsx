import { TextareaField, TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled, roubles } from '@site/forms/rules';
import { typedMoment } from '@site/kernel/dates';
import { groupRoubles, parseRoubles } from '@site/kernel/money';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import * as z from 'zod/mini';
import { seats, tickedTrainers, trainerTicks, typedRoubles } from '../../features/event-fields/event-values.ts';
import { TicksField } from '../../features/staff-entries/ticks-field.tsx';
import type { EventDialogProps } from './dialog-props.ts';

const schema = z.object({
  title: filled(),
  lead: z.string(),
  seats: seats(),
  registration_closes_at: filled(),
  price: roubles(),
  partner_price: roubles({ required: false }),
  trainers: trainerTicks.check(z.refine((ticks) => tickedTrainers(ticks).length > 0, 'Выберите преподавателя')),
});

/** Changes that participants need not be told. */
export function ChangeDialog({ event, trainers: choices, onClose }: EventDialogProps) {
  const api = useApi();
  const { slug, title, lead, trainers, timezone, registration_closes_at: closes } = event;
  // A trainer of the event may be hidden from the choices.
  const known = [...choices, ...trainers.filter((one) => choices.every((choice) => choice.slug !== one.slug))];
  const send = (values: z.infer<typeof schema>) =>
    api.call('PUT /manage/events/{slug}/', {
      params: { slug },
      body: {
        ...values,
        seats: Number(values.seats),
        price: parseRoubles(values.price) ?? 0,
        partner_price: parseRoubles(values.partner_price),
        trainers: tickedTrainers(values.trainers),
      },
    });
  const form = useSiteForm({
    schema,
    defaultValues: {
      ...{ title, lead, seats: String(event.seats_total) },
      registration_closes_at: typedMoment(closes, timezone),
      trainers: Object.fromEntries(
        known.map((one) => [one.slug, trainers.some((trainer) => trainer.slug === one.slug)]),
      ),
      ...{ price: typedRoubles(event.price), partner_price: typedRoubles(event.partner_price) },
    },
    draft: { name: `change-event-${slug}` },
  });
  const { control } = form;
  return (
    <DecisionForm
      form={form}
      title="Изменить мероприятие"
      submit="Сохранить"
      send={send}
      done="Мероприятие изменено"
      onClose={onClose}
    >
      <p className={formColumns.wide}>
        Письма не&nbsp;уйдут. Новые места предложим листу ожидания, новая цена не&nbsp;касается сделанных записей.
      </p>
      <div className={formColumns.wide}>
        <TextField control={control} name="title" label="Название" maxLength={200} required />
      </div>
      <div className={formColumns.wide}>
        <TextareaField control={control} name="lead" label="Коротко" maxLength={500} rows={3} />
      </div>
      <TextField control={control} name="seats" label="Мест" inputMode="numeric" filter={digitsOnly} required />
      <TextField
        control={control}
        name="registration_closes_at"
        type="datetime-local"
        label="Запись открыта до"
        hint="По&nbsp;местному времени мероприятия"
        required
      />
      <TextField
        control={control}
        name="price"
        label="Цена места, ₽"
        inputMode="numeric"
        tidy={groupRoubles}
        hint="0: бесплатно"
        required
      />
      <TextField
        control={control}
        name="partner_price"
        label="Цена для&nbsp;партнёров, ₽"
        inputMode="numeric"
        tidy={groupRoubles}
        hint="Пусто: как для&nbsp;всех"
      />
      <div className={formColumns.wide}>
        <TicksField
          control={control}
          name="trainers"
          legend="Преподаватели"
          options={known.map((one) => ({ value: one.slug, label: one.name }))}
        />
      </div>
    </DecisionForm>
  );
}
