import type { ManagedApplication } from '@site/contracts/manage-applications';
import { useApi } from '@site/runtime';
import { StaffVerdict } from '../../features/staff-verdict/staff-verdict.tsx';

export function ApplicationDecisions({ id, state, company, applicant, brings }: ManagedApplication) {
  const api = useApi();
  const params = { id };
  return (
    <StaffVerdict
      isPending={state === 'pending'}
      draft={`staff-application-${id}`}
      approve={{
        button: 'Одобрить',
        title: 'Одобрить заявку?',
        consequences: `${company || applicant}: ${brings}. Заявитель получит письмо.`,
        done: 'Заявка одобрена',
        send: () => api.call('POST /manage/applications/{id}/approve/', { params }),
      }}
      reject={{
        title: 'Отклонить заявку',
        hint: 'Её\u00a0увидит заявитель. Он\u00a0сможет подать заявку снова',
        done: 'Заявка отклонена',
        send: (reason) => api.call('POST /manage/applications/{id}/reject/', { params, body: { reason } }),
      }}
    />
  );
}
