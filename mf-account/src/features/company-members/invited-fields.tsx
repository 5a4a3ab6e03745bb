import type { MemberRole } from '@site/contracts/company-members';
import { CheckboxField } from '@site/forms/fields';
import { formColumns } from '@site/forms/form-columns';
import { PhoneField } from '@site/forms/phone-field';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { roleLabels } from './member-values.ts';
import { PersonFields } from './person-fields.tsx';

const roles = Object.keys(roleLabels) as MemberRole[];

interface InvitedFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Path of the person in the form, such as `employee`; empty for the form itself, which has the consent. */
  under?: string;
}

/** Fields of an invitation by the staff. */
export function InvitedFields<Values extends FieldValues>({ control, under }: InvitedFieldsProps<Values>) {
  return (
    <>
      <div className={formColumns.wide}>
        <PhoneField
          control={control}
          name={(under ? `${under}.phone` : 'phone') as FieldPath<Values>}
          required
          hint="Новому номеру придёт СМС, зарегистрированному&nbsp;— письмо и&nbsp;уведомление на&nbsp;сайте"
        />
      </div>
      <PersonFields control={control} under={under} roles={roles} />
      <div className={formColumns.wide}>
        <CheckboxField
          control={control}
          name={'consent_employees' as FieldPath<Values>}
          label="Сотрудник согласен на&nbsp;передачу его данных"
          required
        />
      </div>
    </>
  );
}
