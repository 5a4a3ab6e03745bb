import type { ManagedCompany } from '@site/contracts/manage-companies';
import { formatDateTime } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { useAction, useApi } from '@site/runtime';
import { list, StaffRow } from '@site/staff/list';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { roleLabels } from '../../features/company-members/member-values.ts';

type Invitation = ManagedCompany['invitations'][number];

export function InvitationsSection({ id, invitations }: ManagedCompany) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className={list.section}>
      <h2 id="invitations" className={list.title}>
        Приглашения
      </h2>
      <ul className={list.list}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} company={id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ company, invitation }: { company: number; invitation: Invitation }) {
  const { id, name, phone, role, sent_at, expires_at, is_expired } = invitation;
  const api = useApi();
  const { busy, act } = useAction();
  const repeat = () =>
    api.call('POST /manage/companies/{id}/invitations/{invitation}/repeat/', {
      params: { id: company, invitation: id },
    });
  return (
    <StaffRow
      title={
        <>
          {name}
          <Badge tone={is_expired ? 'warning' : 'info'}>{is_expired ? 'Истекло' : 'Ждёт ответа'}</Badge>
        </>
      }
      actions={
        <Button
          size="small"
          variant="secondary"
          loading={busy}
          aria-label={`Пригласить ещё раз: ${name}`}
          onClick={() => void act(repeat, 'Приглашение отправлено')}
        >
          Пригласить ещё раз
        </Button>
      }
    >
      <div>{`${roleLabels[role]}, ${formatPhone(phone)}`}</div>
      <div className={list.quiet}>
        {[
          `Отправлено ${formatDateTime(sent_at)}`,
          expires_at
            ? `${is_expired ? 'истекло' : 'действует до'} ${formatDateTime(expires_at)}`
            : 'примет при следующем входе',
        ].join(', ')}
      </div>
    </StaffRow>
  );
}
