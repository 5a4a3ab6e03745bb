import type { ManagedApplication } from '@site/contracts/manage-applications';
import { useApi } from '@site/runtime';
import { ConfirmDecision, DecisionBar, TextDecision } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { useState } from 'react';

export function ApplicationDecisions({ id, state, company, applicant, brings }: ManagedApplication) {
  const api = useApi();
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const close = () => setOpen(null);
  const params = { id };
  return (
    <>
      {state === 'pending' && (
        <DecisionBar>
          <Button onClick={() => setOpen('approve')}>Одобрить</Button>
          <Button variant="secondary" onClick={() => setOpen('reject')}>
            Отклонить
          </Button>
        </DecisionBar>
      )}
      {open === 'approve' && (
        <ConfirmDecision
          title="Одобрить заявку?"
          confirm="Одобрить"
          send={() => api.call('POST /manage/applications/{id}/approve/', { params })}
          done="Заявка одобрена"
          onClose={close}
        >
          {`${company || applicant}: ${brings}. Заявитель получит письмо.`}
        </ConfirmDecision>
      )}
      {open === 'reject' && (
        <TextDecision
          title="Отклонить заявку"
          draft={`staff-application-${id}`}
          hint="Её&nbsp;увидит заявитель. Он&nbsp;сможет подать заявку снова"
          submit="Отклонить"
          danger
          send={(reason) => api.call('POST /manage/applications/{id}/reject/', { params, body: { reason } })}
          done="Заявка отклонена"
          onClose={close}
        />
      )}
    </>
  );
}
