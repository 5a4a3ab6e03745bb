import type { ManagedTicketRow } from '@site/contracts/company-tickets';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { useLoaderData } from '@site/runtime';
import { StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import type { Column } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import type { loader } from './route.ts';

const columns: Column<ManagedTicketRow>[] = [
  {
    key: 'number',
    title: 'Обращение',
    cell: ({ number, topic }) => (
      <TextLink href={paths.staffSection('tickets', number)}>{`№\u00a0${number}: ${topic}`}</TextLink>
    ),
  },
  { key: 'company', title: 'Компания', cell: ({ company }) => company },
  { key: 'person', title: 'Автор', cell: ({ person }) => person },
  {
    key: 'state',
    title: 'Состояние',
    cell: ({ answer }) => <Badge tone={answer ? 'success' : 'warning'}>{answer ? 'Есть ответ' : 'Ждёт ответа'}</Badge>,
  },
  { key: 'created', title: 'Получено', cell: ({ created_at }) => formatDateTime(created_at) },
];

const filters = [{ name: 'all', label: 'Состояние', all: 'Ждут ответа', options: { true: 'Все' } }];

export function StaffTicketsPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          caption="Обращения"
          columns={columns}
          rowKey={({ number }) => number}
          list={list}
          filters={filters}
          empty="Обращения не ждут ответа"
        />
      )}
    </StaffSectionPage>
  );
}
