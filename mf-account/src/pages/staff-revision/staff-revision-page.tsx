import type { ManagedRevision } from '@site/contracts/manage-revisions';
import { formatDateTime } from '@site/kernel/dates';
import { useLoaderData } from '@site/runtime';
import { DecisionHistory } from '@site/staff/history';
import { Facts } from '@site/ui/facts';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { kindNames, stateNames, stateTones } from '../../features/staff-words/revision-words.ts';
import { ChangeTable } from './change-table.tsx';
import { RevisionDecisions } from './revision-decisions.tsx';
import type { loader } from './route.ts';

export function StaffRevisionPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaffSectionPage page={page} title={page.value && `${page.value.company.name}: ${page.value.name}`}>
      {(revision) => <Revision key={revision.id} {...revision} />}
    </StaffSectionPage>
  );
}

function Revision(revision: ManagedRevision) {
  const { kind, name, company, author, created_at, state, reason, changes, decisions } = revision;
  return (
    <>
      <Facts
        facts={[
          ['Состояние', <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>],
          ['Причина отказа', reason],
          ['Раздел профиля', `${kindNames[kind]}: ${name}`],
          ['Компания', company.name],
          ['ИНН', company.inn],
          ['Автор', author],
          ['Отправлена', formatDateTime(created_at)],
        ]}
      />
      <ChangeTable changes={changes} />
      <RevisionDecisions {...revision} />
      <DecisionHistory decisions={decisions} />
    </>
  );
}
