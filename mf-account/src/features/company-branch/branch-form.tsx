import { MAX_IMAGES } from '@site/contracts/company-lists';
import type { BranchEntry } from '@site/contracts/company-profile';
import { paths } from '@site/contracts/paths';
import { CheckboxField, EmailField, SelectField, TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import { useState } from 'react';
import { EntryForm } from '../company-entry/entry-form.tsx';
import { CoordinateFields, HoursFields, PhoneFields } from '../company-entry/shared-fields.tsx';
import { useRevision } from '../company-entry/use-revision.ts';
import { PicturesField } from '../company-pictures/pictures-field.tsx';
import { branchSchema, branchValues, toBranch, type BranchValues } from './branch-values.ts';
import css from '../company-entry/entry.module.css';

interface BranchFormProps {
  branch: BranchEntry;
  employees: readonly { value: string; label: string }[];
}

export function BranchForm({ branch, employees }: BranchFormProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const form = useSiteForm<BranchValues>({
    schema: branchSchema,
    defaultValues: branchValues(branch.content, employees),
    draft: { name: `company-branch-${branch.id ?? 'new'}` },
  });
  const { control } = form;
  const finish = useRevision(form, paths.accountBranch);
  const submit = form.handleSubmit((values) => {
    const body = toBranch(values);
    return finish(
      branch.id === null
        ? api.call('POST /account/profile/main-office/branches/add/', { body })
        : api.call('POST /account/profile/main-office/branches/{id}/edit/', { params: { id: branch.id }, body }),
    );
  });

  return (
    <EntryForm
      form={form}
      onSubmit={submit}
      busy={busy}
      cancelUrl={branch.id === null ? paths.accountBranches() : paths.accountBranch(branch.id)}
    >
      <div className={css.part}>
        <h2>Филиал</h2>
        <TextField control={control} name="name" label="Название" maxLength={200} required />
        <TextField control={control} name="city" label="Город" maxLength={100} required />
        <div className={css.wide}>
          <TextField control={control} name="address" label="Адрес" maxLength={300} required />
        </div>
        <CoordinateFields form={form} />
        <PhoneFields form={form} />
        <EmailField control={control} name="email" />
        <SelectField
          control={control}
          name="manager_id"
          label="Руководитель филиала"
          options={[{ value: '', label: 'Не\u00a0указан' }, ...employees]}
        />
        <div className={css.wide}>
          <CheckboxField control={control} name="is_service_center" label="Сервисный центр" />
          <CheckboxField control={control} name="is_showroom" label="Шоурум" />
        </div>
      </div>
      <HoursFields form={form} />
      <PicturesField
        form={form}
        name="images"
        legend="Изображения"
        hint={`До\u00a0${MAX_IMAGES}, каждое не\u00a0больше 5\u00a0МБ: jpg, png, webp`}
        use="image"
        max={MAX_IMAGES}
        known={branch.pictures}
        onBusy={setBusy}
      />
    </EntryForm>
  );
}
