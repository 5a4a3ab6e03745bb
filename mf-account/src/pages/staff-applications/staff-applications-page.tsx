import type { ManagedApplicationRow } from '@site/contracts/manage-applications';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { useLoaderData } from '@site/runtime';
import { StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import type { Column } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import { kindNames, stateNames, stateTones } from '../../features/staff-words/application-words.ts';
import type { loader } from './route.ts';

const columns: Column<ManagedApplicationRow>[] = [
  {
    key: 'applicant',
    title: 'Заявитель',
    cell: ({ id, company, applicant }) => (
      <TextLink href={paths.staffSection('applications', id)}>{company || applicant}</TextLink>
    ),
  },
  { key: 'kind', title: 'Заявка', cell: ({ kind }) => kindNames[kind] },
  {
    key: 'state',
    title: 'Состояние',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>,
  },
  { key: 'created', title: 'Подана', cell: ({ created_at }) => formatDateTime(created_at) },
];

const filters = [
  { name: 'state', label: 'Состояние', all: 'Все', options: stateNames },
  { name: 'kind', label: 'Вид заявки', all: 'Любые', options: kindNames },
];

export function StaffApplicationsPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          caption="Заявки"
          columns={columns}
          rowKey={({ id }) => id}
          list={list}
          filters={filters}
          search="Компания, ИНН, имя или телефон"
          empty="Заявок пока нет"
        />
      )}
    </StaffSectionPage>
  );
}
