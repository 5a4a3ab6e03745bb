import type { ManagedRevision } from '@site/contracts/manage-revisions';
import { useApi } from '@site/runtime';
import { ConfirmDecision, DecisionBar, TextDecision } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { useState } from 'react';

export function RevisionDecisions({ id, state, company }: ManagedRevision) {
  const api = useApi();
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const close = () => setOpen(null);
  const params = { revision: id };
  return (
    <>
      {state === 'pending' && (
        <DecisionBar>
          <Button onClick={() => setOpen('approve')}>Опубликовать</Button>
          <Button variant="secondary" onClick={() => setOpen('reject')}>
            Отклонить
          </Button>
        </DecisionBar>
      )}
      {open === 'approve' && (
        <ConfirmDecision
          title="Опубликовать правку?"
          confirm="Опубликовать"
          send={() => api.call('POST /manage/revisions/{revision}/approve/', { params })}
          done="Правка опубликована"
          onClose={close}
        >
          {`Правка компании «${company.name}» сразу появится на\u00a0сайте. Автор получит письмо.`}
        </ConfirmDecision>
      )}
      {open === 'reject' && (
        <TextDecision
          title="Отклонить правку"
          draft={`staff-revision-${id}`}
          hint="Её&nbsp;увидит автор правки"
          submit="Отклонить"
          danger
          send={(reason) => api.call('POST /manage/revisions/{revision}/reject/', { params, body: { reason } })}
          done="Правка отклонена"
          onClose={close}
        />
      )}
    </>
  );
}
