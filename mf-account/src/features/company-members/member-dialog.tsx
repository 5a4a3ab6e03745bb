import type { CompanyMember, MemberRole } from '@site/contracts/company-members';
import { CheckboxField, SelectField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { formatPhone } from '@site/kernel/phone';
import { toast, useApi } from '@site/runtime';
import { useState } from 'react';
import {
  invitationSchema,
  memberSchema,
  memberValues,
  toCard,
  toInvitation,
  type MemberValues,
} from './member-values.ts';
import { PersonFields } from './person-fields.tsx';
import { SiteFields } from './site-fields.tsx';
import css from '../company-entry/entry.module.css';

interface MemberDialogProps {
  /** Null for an invitation. */
  member: CompanyMember | null;
  roles: readonly MemberRole[];
  branches: readonly { value: string; label: string }[];
  onSaved: (members: CompanyMember[]) => void;
  onClose: () => void;
}

/** An employee's card. The phone is the login, so only the employee can change it. */
export function MemberDialog({ member, roles, branches, onSaved, onClose }: MemberDialogProps) {
  const api = useApi();
  const form = useSiteForm<MemberValues>({
    schema: member ? memberSchema : invitationSchema,
    defaultValues: memberValues(member),
    draft: { name: `company-member-${member?.id ?? 'new'}`, except: ['consent_employees'] },
  });
  const { control } = form;
  const [busy, setBusy] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    const response = member
      ? await api.call('PUT /account/profile/employees/', { body: { ...toCard(values), id: member.id } })
      : await api.call('POST /account/profile/employees/', { body: toInvitation(values) });
    if (!response.ok) return showProblem(form, response.problem);
    toast.success(member ? 'Изменения сохранены' : 'Приглашение отправлено');
    onSaved(response.value.members);
  });

  return (
    <FormDialog
      title={member ? 'Данные сотрудника' : 'Пригласить сотрудника'}
      submit={busy ? 'Фотография загружается…' : member ? 'Сохранить' : 'Пригласить'}
      isSubmitting={form.formState.isSubmitting}
      disabled={busy}
      className={css.part}
      onSubmit={submit}
      onClose={onClose}
    >
      {member ? (
        <p className={css.wide}>Телефон: {formatPhone(member.phone)}</p>
      ) : (
        <div className={css.wide}>
          <PhoneField control={control} name="phone" required hint="На&nbsp;него придёт приглашение" />
        </div>
      )}
      <PersonFields control={control} roles={roles} />
      <SelectField
        control={control}
        name="branch_id"
        label="Филиал"
        options={[{ value: '', label: 'Главный офис' }, ...branches]}
      />
      {member && <SiteFields form={form} member={member} onBusy={setBusy} />}
      {!member && (
        <div className={css.wide}>
          <CheckboxField
            control={control}
            name="consent_employees"
            label="У&nbsp;меня есть согласие сотрудников на&nbsp;передачу их&nbsp;данных"
            required
          />
        </div>
      )}
      <div className={css.wide}>
        <FormError control={control} />
      </div>
    </FormDialog>
  );
}
