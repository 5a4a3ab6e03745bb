import type { StaffMember } from '@site/contracts/manage-staff';
import { staffRoles } from '@site/contracts/staff-rights';
import { CheckboxField, TextField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { PhoneField } from '@site/forms/phone-field';
import { mobilePhone } from '@site/forms/rules';
import { toast, useApi, useRevalidator } from '@site/runtime';
import { ChoiceGroup } from '@site/ui/choice';
import * as z from 'zod/mini';
import { roleHints, roleNames } from '@site/staff/words';
import { ticks, ticked, ticksOf } from './ticks.ts';
import css from './staff-people.module.css';

const schema = z.object({
  phone: mobilePhone(),
  surname: z.string(),
  name: z.string(),
  roles: ticks(staffRoles),
});

/** The API creates an account from both names only. */
const named = ({ surname, name }: { surname: string; name: string }) =>
  surname.trim() && name.trim() ? { surname, name } : {};

interface MemberDialogProps {
  /** Null to add one. */
  member: StaffMember | null;
  onClose: () => void;
}

export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const form = useSiteForm({
    schema,
    defaultValues: { phone: member?.phone ?? '', surname: '', name: '', roles: ticksOf(staffRoles, member?.roles) },
  });
  const { control } = form;

  const submit = form.handleSubmit(async ({ phone, surname, name, ...values }) => {
    const roles = ticked(staffRoles, values.roles);
    if (roles.length === 0)
      return form.setError('root.server', { type: 'validation', message: 'Выберите хотя бы одну роль' });
    const response = member
      ? await api.call('PUT /manage/staff/{phone}/', { params: { phone }, body: { roles } })
      : await api.call('POST /manage/staff/', { body: { phone, roles, ...named({ surname, name }) } });
    if (!response.ok) return showProblem(form, response.problem);
    toast.success(member ? 'Роли изменены' : 'Сотрудник добавлен');
    onClose();
    await revalidate();
  });

  return (
    <FormDialog
      title={member ? `Роли: ${member.name}` : 'Добавить сотрудника'}
      submit={member ? 'Сохранить' : 'Добавить'}
      isSubmitting={form.formState.isSubmitting}
      className={css.form}
      onSubmit={submit}
      onClose={onClose}
    >
      {!member && (
        <>
          <PhoneField control={control} name="phone" required />
          <p>Если сотрудник ещё не&nbsp;зарегистрирован на&nbsp;сайте, назовите его: войдёт он по&nbsp;этому номеру.</p>
          <TextField control={control} name="surname" label="Фамилия" maxLength={100} autoComplete="off" />
          <TextField control={control} name="name" label="Имя" maxLength={100} autoComplete="off" />
        </>
      )}
      <ChoiceGroup legend="Роли">
        {staffRoles.map((role) => (
          <CheckboxField
            key={role}
            control={control}
            name={`roles.${role}`}
            label={roleNames[role]}
            hint={roleHints[role]}
          />
        ))}
      </ChoiceGroup>
      <FormError control={control} />
    </FormDialog>
  );
}
