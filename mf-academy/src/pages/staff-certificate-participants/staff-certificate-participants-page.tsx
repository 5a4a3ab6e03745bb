import type { ManagedParticipant } from '@site/contracts/manage-academy-certificates';
import { formatDate } from '@site/kernel/dates';
import { useLoaderData } from '@site/runtime';
import { list as css, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import type { Column } from '@site/ui/data-table';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useState } from 'react';
import { IssueDialog } from './issue-dialog.tsx';
import type { loader } from './route.ts';

const columnsOf = (issue: (participant: ManagedParticipant) => void): Column<ManagedParticipant>[] => [
  {
    key: 'name',
    title: 'Участник',
    cell: ({ name, company }) => (
      <>
        <div>{name}</div>
        <div className={css.quiet}>{company}</div>
      </>
    ),
  },
  {
    key: 'event',
    title: 'Мероприятие',
    cell: ({ event, ended_at, timezone }) => (
      <>
        <div>{event}</div>
        <div className={css.quiet}>{formatDate(ended_at, timezone)}</div>
      </>
    ),
  },
  {
    key: 'attended',
    title: 'Присутствие',
    cell: ({ attended }) => (attended ? <Badge tone="success">Был</Badge> : <Badge>Не&nbsp;отмечен</Badge>),
  },
  {
    key: 'issue',
    title: <VisuallyHidden>Решения</VisuallyHidden>,
    cell: (participant) => (
      <Button size="small" aria-label={`Выдать сертификат: ${participant.name}`} onClick={() => issue(participant)}>
        Выдать
      </Button>
    ),
  },
];

export function StaffCertificateParticipantsPage() {
  const [issuing, setIssuing] = useState<ManagedParticipant | null>(null);
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <>
          <StaffList
            caption="Участники прошедших мероприятий без сертификата"
            columns={columnsOf(setIssuing)}
            rowKey={({ id }) => id}
            list={list}
            search="Человек, компания или мероприятие"
            empty="Все участники прошедших мероприятий с&nbsp;сертификатами"
          />
          {issuing && <IssueDialog participant={issuing} onClose={() => setIssuing(null)} />}
        </>
      )}
    </StaffSectionPage>
  );
}
