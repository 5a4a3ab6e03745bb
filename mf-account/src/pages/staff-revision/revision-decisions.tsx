import type { ManagedRevision } from '@site/contracts/manage-revisions';
import { useApi } from '@site/runtime';
import { StaffVerdict } from '../../features/staff-verdict/staff-verdict.tsx';

export function RevisionDecisions({ id, state, company }: ManagedRevision) {
  const api = useApi();
  const params = { revision: id };
  return (
    <StaffVerdict
      isPending={state === 'pending'}
      draft={`staff-revision-${id}`}
      approve={{
        button: 'Опубликовать',
        title: 'Опубликовать правку?',
        consequences: `Правка компании «${company.name}» сразу появится на\u00a0сайте. Автор получит письмо.`,
        done: 'Правка опубликована',
        send: () => api.call('POST /manage/revisions/{revision}/approve/', { params }),
      }}
      reject={{
        title: 'Отклонить правку',
        hint: 'Её\u00a0увидит автор правки',
        done: 'Правка отклонена',
        send: (reason) => api.call('POST /manage/revisions/{revision}/reject/', { params, body: { reason } }),
      }}
    />
  );
}
