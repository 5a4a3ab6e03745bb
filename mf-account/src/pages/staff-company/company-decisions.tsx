import type { ManagedCompany } from '@site/contracts/manage-companies';
import { useApi } from '@site/runtime';
import { ConfirmDecision, DecisionBar, TextDecision } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import { InviteDialog } from './invite-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

export function CompanyDecisions(company: ManagedCompany) {
  const { id, name, suspended } = company;
  const api = useApi();
  const [open, setOpen] = useState<'terms' | 'invite' | 'suspend' | 'resume' | null>(null);
  const close = () => setOpen(null);
  const params = { id };
  return (
    <>
      <DecisionBar>
        <Button onClick={() => setOpen('terms')}>Изменить условия</Button>
        <Button variant="secondary" onClick={() => setOpen('invite')}>
          Пригласить сотрудника
        </Button>
        <Button variant="secondary" onClick={() => setOpen(suspended ? 'resume' : 'suspend')}>
          {suspended ? 'Возобновить работу' : 'Приостановить'}
        </Button>
      </DecisionBar>
      {open === 'terms' && <TermsDialog company={company} onClose={close} />}
      {open === 'invite' && <InviteDialog company={company} onClose={close} />}
      {open === 'suspend' && (
        <TextDecision
          title={`Приостановить: ${name}`}
          draft={`staff-company-${id}`}
          hint="Её&nbsp;увидят руководители компании"
          submit="Приостановить"
          danger
          send={(reason) => api.call('POST /manage/companies/{id}/suspend/', { params, body: { reason } })}
          done="Работа компании приостановлена"
          onClose={close}
        >
          Партнёрские цены, конфигуратор и&nbsp;отсрочка платежа закроются, страница компании исчезнет с&nbsp;сайта.
          Сотрудники смогут покупать по&nbsp;розничным ценам.
        </TextDecision>
      )}
      {open === 'resume' && (
        <ConfirmDecision
          title="Возобновить работу?"
          confirm="Возобновить"
          send={() => api.call('POST /manage/companies/{id}/resume/', { params })}
          done="Работа компании возобновлена"
          onClose={close}
        >
          {`${name}: уровень, скидки и\u00a0отсрочка снова действуют, страница вернётся на\u00a0сайт.`}
        </ConfirmDecision>
      )}
    </>
  );
}
