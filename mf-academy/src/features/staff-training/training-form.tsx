import {
  eventTypeLabels,
  eventTypes,
  trainingCategories,
  trainingCategoryLabels,
  trainingLevelLabels,
  trainingLevels,
} from '@site/contracts/academy-lists';
import type { ManagedTraining, TrainingChoices } from '@site/contracts/manage-academy';
import { SelectField, TextareaField, TextField } from '@site/forms/fields';
import { formColumns } from '@site/forms/form-columns';
import { groupRoubles } from '@site/kernel/money';
import { useApi } from '@site/runtime';
import { StaffForm } from '@site/staff/form';
import { useWatch } from 'react-hook-form';
import { RowsField } from '../staff-entries/rows-field.tsx';
import { TicksField } from '../staff-entries/ticks-field.tsx';
import { useEntryForm } from '../staff-entries/use-entry-form.ts';
import { toTraining, trainingSchema, trainingValues } from './training-values.ts';

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));
const types = optionsOf(eventTypes, eventTypeLabels);
const categories = optionsOf(trainingCategories, trainingCategoryLabels);
const levels = optionsOf(trainingLevels, trainingLevelLabels);

interface TrainingFormProps {
  /** Null for a new one. */
  training: ManagedTraining | null;
  choices: TrainingChoices;
  onSaved: (slug: string) => unknown;
  onConflict: (message: string) => void;
}

/** Trainers to choose from, with the hidden ones that the training has. */
function trainersFor(training: ManagedTraining | null, { trainers }: TrainingChoices) {
  const hidden = training?.trainers.filter((slug) => trainers.every((one) => one.slug !== slug)) ?? [];
  return [...trainers, ...hidden.map((slug) => ({ slug, name: 'Скрытый преподаватель' }))];
}

export function TrainingForm({ training, choices, onSaved, onConflict }: TrainingFormProps) {
  const api = useApi();
  const trainers = trainersFor(training, choices);
  const { form, submit } = useEntryForm({
    schema: trainingSchema,
    defaultValues: trainingValues(training, trainers),
    draft: `staff-training-${training?.slug ?? ''}`,
    send: (values) =>
      training
        ? api.call('PUT /manage/trainings/{slug}/', {
            params: { slug: training.slug },
            body: { ...toTraining(values), revision: training.revision },
          })
        : api.call('POST /manage/trainings/', { body: toTraining(values) }),
    done: training ? 'Изменения сохранены' : 'Программа добавлена',
    ...{ onSaved, onConflict },
  });
  const { control } = form;
  const type = useWatch({ control, name: 'type' });
  const others = choices.trainings.filter(({ slug }) => slug !== training?.slug);
  return (
    <StaffForm label="Программа обучения" form={form} submit={submit} save={training ? 'Сохранить' : 'Добавить'}>
      <div className={formColumns.form}>
        <div className={formColumns.wide}>
          <TextField control={control} name="title" label="Название" maxLength={200} required />
        </div>
        <SelectField
          control={control}
          name="type"
          label="Вид"
          hint={training ? 'Не\u00a0меняется' : undefined}
          options={types}
          disabled={training !== null}
          required
        />
        <SelectField control={control} name="category" label="Направление" options={categories} required />
        <SelectField control={control} name="level" label="Уровень" options={levels} required />
        <TextField
          control={control}
          name="duration_hours"
          label="Длительность, часов"
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <div className={formColumns.wide}>
          <TextareaField control={control} name="lead" label="Коротко" rows={3} maxLength={500} required />
        </div>
        <div className={formColumns.wide}>
          <TextareaField control={control} name="audience" label="Для&nbsp;кого" rows={3} maxLength={1000} required />
        </div>
        <div className={formColumns.wide}>
          <TextareaField control={control} name="requirements" label="Требования" rows={3} maxLength={1000} />
        </div>
        <div className={formColumns.wide}>
          <RowsField
            control={control}
            name="programme"
            legend="Программа"
            text={{ name: 'module', label: 'Модуль' }}
            number={{ name: 'hours', label: 'Часов' }}
            add="Добавить модуль"
          />
        </div>
        <TextField
          control={control}
          name="price"
          label="Цена места, ₽"
          hint={type === 'online' ? 'Онлайн-курс бесплатный: 0' : '0: бесплатно'}
          inputMode="numeric"
          tidy={groupRoubles}
          required
        />
        <TextField
          control={control}
          name="partner_price"
          label="Цена для&nbsp;партнёров, ₽"
          hint="Пусто: как для&nbsp;всех"
          inputMode="numeric"
          tidy={groupRoubles}
        />
        <TextField
          control={control}
          name="result"
          label="Итог"
          hint="Что&nbsp;получит участник: «Сертификат монтажника»"
          maxLength={300}
          required
        />
        <TextField
          control={control}
          name="validity_months"
          label="Сертификат действует, месяцев"
          hint="Пусто: сертификата нет"
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          control={control}
          name="required_training"
          label="Нужен сертификат"
          options={[
            { value: '', label: 'Не\u00a0нужен' },
            ...others.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
        />
        {type === 'online' && (
          <TextField
            control={control}
            name="course_id"
            label="Номер курса"
            hint="В&nbsp;системе обучения"
            autoComplete="off"
            maxLength={200}
            required
          />
        )}
        <div className={formColumns.wide}>
          <TextareaField
            control={control}
            name="materials"
            label="Материалы"
            hint="Что&nbsp;раздаём на&nbsp;занятии, каждое с&nbsp;новой строки"
            rows={4}
          />
        </div>
        <div className={formColumns.wide}>
          <TicksField
            control={control}
            name="trainers"
            legend="Преподаватели"
            options={trainers.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        </div>
      </div>
    </StaffForm>
  );
}
