import { directions, MAX_DESCRIPTION, MAX_PHOTOS, MIN_PHOTOS, objectTypes } from '@site/contracts/company-lists';
import type { ProjectEntry } from '@site/contracts/company-profile';
import { paths } from '@site/contracts/paths';
import { CheckboxField, SelectField, TextareaField, TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { useSiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import { useState } from 'react';
import { EntryForm } from '../company-entry/entry-form.tsx';
import { ManyField } from '../company-entry/shared-fields.tsx';
import { useRevision } from '../company-entry/use-revision.ts';
import { PicturesField } from '../company-pictures/pictures-field.tsx';
import { DraftButtons } from './draft-buttons.tsx';
import { projectSchema, projectValues, toProject, type ProjectValues } from './project-values.ts';
import css from '../company-entry/entry.module.css';

const types = objectTypes.map((value) => ({ value, label: value }));

export function ProjectForm({ project }: { project: ProjectEntry }) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const draftName = `company-project-${project.id ?? 'new'}`;
  const form = useSiteForm<ProjectValues>({
    schema: projectSchema,
    defaultValues: projectValues(project.content ?? project.draft),
    draft: { name: draftName },
  });
  const { control } = form;
  const finish = useRevision(form, paths.accountProjectView);
  const submit = form.handleSubmit((values) => {
    const body = toProject(values);
    return finish(
      project.id === null
        ? api.call('POST /account/profile/main-office/projects/add/', { body })
        : api.call('POST /account/profile/main-office/project/{id}/edit/', { params: { id: project.id }, body }),
    );
  });

  return (
    <EntryForm
      form={form}
      onSubmit={submit}
      busy={busy}
      cancelUrl={project.id === null || project.draft ? paths.accountProjects() : paths.accountProjectView(project.id)}
      actions={
        project.content === null && <DraftButtons form={form} project={project} draftName={draftName} disabled={busy} />
      }
    >
      <div className={css.part}>
        <h2>Объект</h2>
        <div className={css.wide}>
          <TextField control={control} name="title" label="Название" maxLength={200} required />
        </div>
        <SelectField control={control} name="object_type" label="Тип объекта" options={types} required />
        <TextField control={control} name="city" label="Город" maxLength={100} required />
        <TextField
          control={control}
          name="year"
          label="Год"
          inputMode="numeric"
          maxLength={4}
          filter={digitsOnly}
          required
        />
        <TextField control={control} name="customer" label="Заказчик" maxLength={200} />
        <div className={css.wide}>
          <CheckboxField
            control={control}
            name="customer_agreed"
            label="Заказчик согласен на&nbsp;упоминание на&nbsp;сайте"
          />
        </div>
        <ManyField control={control} name="directions" legend="Направления" options={directions} />
      </div>
      <div className={css.part}>
        <h2>О&nbsp;работе</h2>
        {(
          [
            ['task', 'Задача'],
            ['solution', 'Решение'],
            ['result', 'Результат'],
          ] as const
        ).map(([name, label]) => (
          <div key={name} className={css.wide}>
            <TextareaField control={control} name={name} label={label} rows={4} maxLength={MAX_DESCRIPTION} />
          </div>
        ))}
        <TextField
          control={control}
          name="equipment"
          label="Оборудование"
          hint="Артикулы через запятую"
          maxLength={500}
        />
        <TextField control={control} name="video_url" label="Видео" type="url" maxLength={300} placeholder="https://" />
      </div>
      <PicturesField
        form={form}
        name="photos"
        legend="Фотографии"
        hint={`От\u00a0${MIN_PHOTOS} до\u00a0${MAX_PHOTOS}, каждая не\u00a0больше 10\u00a0МБ: jpg, png, webp. Первая станет обложкой`}
        use="photo"
        max={MAX_PHOTOS}
        known={project.pictures}
        onBusy={setBusy}
      />
    </EntryForm>
  );
}
