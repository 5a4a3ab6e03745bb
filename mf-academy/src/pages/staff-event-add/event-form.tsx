import { eventTimezones } from '@site/contracts/academy-lists';
import type { EventChoices } from '@site/contracts/manage-events';
import { paths } from '@site/contracts/paths';
import { SelectField, TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { showProblem, useSiteForm } from '@site/forms/form';
import { formColumns } from '@site/forms/form-columns';
import { filled, roubles } from '@site/forms/rules';
import { formatPrice, groupRoubles, parseRoubles } from '@site/kernel/money';
import { toast, useApi, useNavigate } from '@site/runtime';
import { shownAsSent } from '@site/staff/decide';
import { StaffForm } from '@site/staff/form';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { seats, tickedTrainers, trainerTicks } from '../../features/event-fields/event-values.ts';
import { zoneNames } from '../../features/event-fields/zone-names.ts';
import { TicksField } from '../../features/staff-entries/ticks-field.tsx';

const schema = z.object({
  training: filled(),
  location: z.string(),
  timezone: z.enum(eventTimezones),
  starts_at: filled(),
  ends_at: filled(),
  registration_closes_at: z.string(),
  seats: seats(),
  price: roubles({ required: false }),
  partner_price: roubles({ required: false }),
  trainers: trainerTicks,
});
type Values = z.infer<typeof schema>;

const zones = eventTimezones.map((value) => ({ value, label: zoneNames[value] }));

function toRequest({ trainers, location, ...values }: Values) {
  const ticked = tickedTrainers(trainers);
  return {
    ...values,
    location: location || null,
    registration_closes_at: values.registration_closes_at || undefined,
    seats: Number(values.seats),
    price: parseRoubles(values.price) ?? undefined,
    partner_price: parseRoubles(values.partner_price) ?? undefined,
    trainers: ticked.length > 0 ? ticked : undefined,
  };
}

export function EventForm({ choices: { trainings, locations, trainers } }: { choices: EventChoices }) {
  const api = useApi();
  const navigate = useNavigate();
  const form = useSiteForm({
    schema,
    defaultValues: {
      ...{ training: '', location: '', timezone: 'Europe/Moscow' as const, starts_at: '', ends_at: '' },
      ...{ registration_closes_at: '', seats: '', price: '', partner_price: '' },
      trainers: Object.fromEntries(trainers.map(({ slug }) => [slug, false])),
    },
    draft: { name: 'staff-event' },
  });
  const { control } = form;
  const slug = useWatch({ control, name: 'training' });
  const training = trainings.find((one) => one.slug === slug);
  const known = (price: number | null | undefined, none: string) =>
    price === null || price === undefined
      ? none
      : `Пусто: ${price === 0 ? 'бесплатно' : formatPrice(price)}, как в\u00a0программе`;

  const submit = form.handleSubmit(async (values) => {
    const response = await api.call('POST /manage/events/', { body: toRequest(values) });
    if (!response.ok) return showProblem(form, shownAsSent(response.problem));
    toast.success('Мероприятие создано');
    await navigate(paths.staffSection('events', response.value.slug));
  });
  return (
    <StaffForm label="Новое мероприятие" form={form} submit={submit} save="Создать мероприятие">
      <div className={formColumns.form}>
        <div className={formColumns.wide}>
          <SelectField
            control={control}
            name="training"
            label="Обучение"
            hint="Название и&nbsp;программа берутся из&nbsp;него"
            options={trainings.map(({ slug: value, title }) => ({ value, label: title }))}
            required
          />
        </div>
        <SelectField
          control={control}
          name="location"
          label="Место"
          hint="Вебинар проходит онлайн"
          options={[
            { value: '', label: 'Онлайн' },
            ...locations.map(({ slug: value, title, city }) => ({ value, label: `${city}, ${title}` })),
          ]}
        />
        <SelectField control={control} name="timezone" label="Часовой пояс" options={zones} required />
        <TextField control={control} name="starts_at" type="datetime-local" label="Начало" required />
        <TextField control={control} name="ends_at" type="datetime-local" label="Окончание" required />
        <TextField
          control={control}
          name="registration_closes_at"
          type="datetime-local"
          label="Запись открыта до"
          hint="Пусто: за&nbsp;сутки до&nbsp;начала"
        />
        <TextField control={control} name="seats" label="Мест" inputMode="numeric" filter={digitsOnly} required />
        <TextField
          control={control}
          name="price"
          label="Цена места, ₽"
          inputMode="numeric"
          tidy={groupRoubles}
          hint={known(training?.price, 'Пусто: как в\u00a0программе')}
        />
        <TextField
          control={control}
          name="partner_price"
          label="Цена для&nbsp;партнёров, ₽"
          inputMode="numeric"
          tidy={groupRoubles}
          hint={known(training?.partner_price, 'Пусто: как для\u00a0всех')}
        />
        <div className={formColumns.wide}>
          <TicksField
            control={control}
            name="trainers"
            legend="Преподаватели"
            hint={`Никто не\u00a0отмечен: преподаватели программы`}
            options={trainers.map(({ slug: value, name }) => ({ value, label: name }))}
          />
        </div>
      </div>
    </StaffForm>
  );
}
