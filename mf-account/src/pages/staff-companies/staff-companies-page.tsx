import type { ManagedCompanyRow } from '@site/contracts/manage-companies';
import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { ButtonLink } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { CompanyBadge } from '../../features/staff-words/company-badge.tsx';
import { levelNames } from '../../features/staff-words/company-words.ts';
import type { loader } from './route.ts';

const columns: StaffColumn<ManagedCompanyRow, 'GET /manage/companies/'>[] = [
  {
    key: 'name',
    title: 'Компания',
    sort: 'name',
    cell: ({ id, name }) => <TextLink href={paths.staffSection('companies', id)}>{name}</TextLink>,
  },
  { key: 'inn', title: 'ИНН', cell: ({ inn }) => inn },
  { key: 'state', title: 'Состояние', cell: (company) => <CompanyBadge {...company} /> },
  { key: 'level', title: 'Уровень', sort: 'level', cell: ({ level }) => levelNames[level] },
];

const filters = [
  { name: 'level', label: 'Уровень', all: 'Все', options: levelNames },
  {
    name: 'suspended',
    label: 'Состояние',
    all: 'В\u00a0любом состоянии',
    options: { true: 'Приостановлены', false: 'Работают' },
  },
];

const add = () => <ButtonLink href={paths.staffSection('companies', 'add')}>Новая компания</ButtonLink>;

export function StaffCompaniesPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} actions={add}>
      {(list) => (
        <StaffList
          caption="Компании"
          columns={columns}
          rowKey={({ id }) => id}
          list={list}
          filters={filters}
          search="Название или ИНН"
          empty="Компаний пока нет"
        />
      )}
    </StaffSectionPage>
  );
}
