import { trainingCategories, trainingCategoryLabels } from '@site/contracts/academy-lists';
import type { ManagedTrainer } from '@site/contracts/manage-academy';
import { EmailField, TextareaField, TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { formColumns } from '@site/forms/form-columns';
import { useApi } from '@site/runtime';
import { StaffForm } from '@site/staff/form';
import { LibraryPhotographField } from '../staff-entries/library-photograph-field.tsx';
import { TicksField } from '../staff-entries/ticks-field.tsx';
import { useEntryForm } from '../staff-entries/use-entry-form.ts';
import { toTrainer, trainerSchema, trainerValues } from './trainer-values.ts';

const categories = trainingCategories.map((value) => ({ value, label: trainingCategoryLabels[value] }));

interface TrainerFormProps {
  /** Null for a new one. */
  trainer: ManagedTrainer | null;
  onSaved: (slug: string) => unknown;
  onConflict: (message: string) => void;
}

export function TrainerForm({ trainer, onSaved, onConflict }: TrainerFormProps) {
  const api = useApi();
  const { form, submit } = useEntryForm({
    schema: trainerSchema,
    defaultValues: trainerValues(trainer),
    draft: `staff-trainer-${trainer?.slug ?? ''}`,
    send: (values) =>
      trainer
        ? api.call('PUT /manage/trainers/{slug}/', {
            params: { slug: trainer.slug },
            body: { ...toTrainer(values), revision: trainer.revision },
          })
        : api.call('POST /manage/trainers/', { body: toTrainer(values) }),
    done: trainer ? 'Изменения сохранены' : 'Преподаватель добавлен',
    ...{ onSaved, onConflict },
  });
  const { control } = form;
  return (
    <StaffForm label="Преподаватель" form={form} submit={submit} save={trainer ? 'Сохранить' : 'Добавить'}>
      <div className={formColumns.form}>
        <TextField control={control} name="surname" label="Фамилия" maxLength={100} required />
        <TextField control={control} name="name" label="Имя" maxLength={100} required />
        <TextField control={control} name="patronymic" label="Отчество" maxLength={100} />
        <TextField control={control} name="position" label="Должность" maxLength={200} required />
        <TextField
          control={control}
          name="working_since"
          label="Работает с&nbsp;года"
          hint="Из&nbsp;него считается стаж"
          inputMode="numeric"
          filter={digitsOnly}
          required
        />
        <EmailField control={control} name="email" hint="Сюда придёт ссылка для&nbsp;отметки участников" />
        <div className={formColumns.wide}>
          <TextareaField
            control={control}
            name="biography"
            label="О&nbsp;преподавателе"
            rows={6}
            maxLength={3000}
            required
          />
        </div>
        <div className={formColumns.wide}>
          <TicksField control={control} name="categories" legend="Направления" options={categories} />
        </div>
        <div className={formColumns.wide}>
          <LibraryPhotographField
            control={control}
            name="portrait"
            legend="Портрет"
            drawn="Рисованный портрет"
            ratio="1"
            saved={trainer && { name: trainer.portrait, picture: trainer.picture }}
          />
        </div>
      </div>
    </StaffForm>
  );
}
