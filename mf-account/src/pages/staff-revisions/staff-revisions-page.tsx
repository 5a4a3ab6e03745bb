import type { ManagedRevisionRow } from '@site/contracts/manage-revisions';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { useLoaderData } from '@site/runtime';
import { StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import type { Column } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import { kindNames } from '../../features/staff-words/revision-words.ts';
import type { loader } from './route.ts';

const columns: Column<ManagedRevisionRow>[] = [
  {
    key: 'name',
    title: 'Правка',
    cell: ({ id, kind, name }) => (
      <TextLink href={paths.staffSection('revisions', id)}>{`${kindNames[kind]}: ${name}`}</TextLink>
    ),
  },
  { key: 'company', title: 'Компания', cell: ({ company }) => company.name },
  { key: 'changes', title: 'Что изменится', cell: ({ changes }) => changes.map(({ label }) => label).join(', ') },
  { key: 'author', title: 'Автор', cell: ({ author }) => author },
  { key: 'created', title: 'Отправлена', cell: ({ created_at }) => formatDateTime(created_at) },
];

const filters = [
  {
    name: 'state',
    label: 'Состояние',
    all: 'Ждут решения',
    options: { approved: 'Опубликованы', rejected: 'Отклонены', replaced: 'Заменены новыми' },
  },
];

export function StaffRevisionsPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          caption="Правки"
          columns={columns}
          rowKey={({ id }) => id}
          list={list}
          filters={filters}
          empty="Правки не ждут решения"
        />
      )}
    </StaffSectionPage>
  );
}
