import type { ManagedCertificate } from '@site/contracts/manage-certificates';
import { paths } from '@site/contracts/paths';
import { useApi, useNavigate } from '@site/runtime';
import { ConfirmDecision, DecisionBar, TextDecision } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { useState } from 'react';

export function CertificateDecisions({ number, state, company }: ManagedCertificate) {
  const api = useApi();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'renew' | 'revoke' | null>(null);
  const close = () => setOpen(null);
  const params = { number };

  async function renew() {
    const response = await api.call('POST /manage/certificates/{number}/renew/', { params });
    if (response.ok) void navigate(paths.staffSection('certificates', response.value.number));
    return response;
  }

  return (
    <>
      <DecisionBar>
        <Button onClick={() => setOpen('renew')}>
          {state === 'revoked' ? 'Выдать новый' : 'Продлить на\u00a0год'}
        </Button>
        {state !== 'revoked' && (
          <Button variant="secondary" onClick={() => setOpen('revoke')}>
            Отозвать
          </Button>
        )}
      </DecisionBar>
      {open === 'renew' && (
        <ConfirmDecision
          title="Выдать следующий сертификат?"
          confirm="Выдать"
          send={renew}
          done="Новый сертификат выдан"
          onClose={close}
        >
          {`${company}: новый номер, ещё год после окончания этого сертификата, нынешний статус партнёра. Руководители компании получат уведомление.`}
        </ConfirmDecision>
      )}
      {open === 'revoke' && (
        <TextDecision
          title={`Отозвать сертификат ${number}`}
          draft={`staff-certificate-${number}`}
          hint="Её&nbsp;увидят руководители компании"
          submit="Отозвать"
          danger
          send={(reason) => api.call('POST /manage/certificates/{number}/revoke/', { params, body: { reason } })}
          done="Сертификат отозван"
          onClose={close}
        >
          Проверка на&nbsp;сайте сразу покажет, что сертификат отозван. Вернуть его нельзя, можно выдать новый.
        </TextDecision>
      )}
    </>
  );
}
