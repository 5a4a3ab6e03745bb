import type { MemberRole } from '@site/contracts/company-members';
import { EmailField, SelectField, TextField } from '@site/forms/fields';
import { formColumns } from '@site/forms/form-columns';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { roleLabels } from './member-values.ts';

interface PersonFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Path of the group in the form, such as `employee`; empty for the form itself. */
  under?: string;
  roles: readonly MemberRole[];
}

/** Name, position, e-mail and role of a member. */
export function PersonFields<Values extends FieldValues>({ control, under, roles }: PersonFieldsProps<Values>) {
  const at = (name: string) => (under ? `${under}.${name}` : name) as FieldPath<Values>;
  return (
    <>
      <TextField control={control} name={at('surname')} label="Фамилия" maxLength={100} required />
      <TextField control={control} name={at('name')} label="Имя" maxLength={100} required />
      <TextField control={control} name={at('patronymic')} label="Отчество" maxLength={100} />
      <TextField control={control} name={at('position')} label="Должность" maxLength={100} required />
      <div className={formColumns.wide}>
        <EmailField control={control} name={at('email')} required />
      </div>
      <SelectField
        control={control}
        name={at('role')}
        label="Роль"
        options={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
        required
      />
    </>
  );
}
