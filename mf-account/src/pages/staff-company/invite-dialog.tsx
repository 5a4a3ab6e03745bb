import { useSiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import { InvitedFields } from '../../features/company-members/invited-fields.tsx';
import { invitedPerson, invitedSchema, type InvitedValues } from '../../features/company-members/member-values.ts';

interface InviteDialogProps {
  company: { id: number; members: readonly unknown[] };
  onClose: () => void;
}

export function InviteDialog({ company: { id, members }, onClose }: InviteDialogProps) {
  const api = useApi();
  const form = useSiteForm<InvitedValues>({
    schema: invitedSchema,
    defaultValues: {
      ...invitedPerson,
      role: members.length > 0 ? 'company_employee' : 'company_owner',
      consent_employees: false,
    },
    draft: { name: `staff-company-invitation-${id}`, except: ['consent_employees'] },
  });
  const send = (values: InvitedValues) =>
    api.call('POST /manage/companies/{id}/invitations/', {
      params: { id },
      body: { ...values, consent_employees: true },
    });
  return (
    <DecisionForm
      form={form}
      title="Пригласить сотрудника"
      submit="Пригласить"
      send={send}
      done="Приглашение отправлено"
      onClose={onClose}
    >
      <InvitedFields control={form.control} />
    </DecisionForm>
  );
}
