import type { CompanyMember } from '@site/contracts/company-members';
import { TextareaField } from '@site/forms/fields';
import { FormDialog } from '@site/forms/form-dialog';
import { FormError, showProblem, useSiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import * as z from 'zod/mini';
import css from '../company-entry/entry.module.css';

const schema = z.object({ reason: z.string() });

interface DecisionDialogProps {
  what: 'deny' | 'remove';
  member: CompanyMember;
  onDone: (members: CompanyMember[]) => void;
  onClose: () => void;
}

/** Confirms a decision that a click cannot undo: denying a request, removing an employee. */
export function DecisionDialog({ what, member, onDone, onClose }: DecisionDialogProps) {
  const api = useApi();
  const form = useSiteForm({ schema, defaultValues: { reason: '' } });
  const person = `${member.surname} ${member.name}`;
  const { id } = member;

  const submit = form.handleSubmit(async ({ reason }) => {
    const response =
      what === 'deny'
        ? await api.call('POST /account/profile/employees/deny/', { body: { id, reason } })
        : await api.call('DELETE /account/profile/employees/{id}/', { params: { id } });
    if (!response.ok) return showProblem(form, response.problem);
    onDone(response.value.members);
  });
  return (
    <FormDialog
      title={what === 'deny' ? 'Отклонить запрос?' : 'Удалить сотрудника?'}
      size="small"
      submit={what === 'deny' ? 'Отклонить' : 'Удалить'}
      danger
      isSubmitting={form.formState.isSubmitting}
      className={css.cards}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {what === 'deny'
          ? `${person} сможет отправить запрос снова через 7\u00a0дней.`
          : member.state === 'invited'
            ? `Приглашение для ${person} перестанет действовать.`
            : `${person} потеряет доступ к\u00a0данным компании. Заказы и\u00a0предложения останутся у\u00a0компании.`}
      </p>
      {what === 'deny' && (
        <TextareaField control={form.control} name="reason" label="Причина" rows={3} maxLength={500} />
      )}
      <FormError control={form.control} />
    </FormDialog>
  );
}
