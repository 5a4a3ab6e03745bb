import type { ManagedUserRow } from '@site/contracts/manage-users';
import { paths } from '@site/contracts/paths';
import { formatPhone } from '@site/kernel/phone';
import { useLoaderData } from '@site/runtime';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { roleName } from '../../features/staff-words/user-words.ts';
import type { loader } from './route.ts';
import css from './staff-users.module.css';

const columns: StaffColumn<ManagedUserRow, 'GET /manage/users/'>[] = [
  {
    key: 'name',
    title: 'Имя',
    sort: 'name',
    cell: ({ id, name, blocked }) => (
      <>
        <TextLink href={paths.staffSection('users', id)}>{name}</TextLink>
        {blocked && (
          <span>
            {' '}
            <Badge tone="danger">Заблокирован</Badge>
          </span>
        )}
      </>
    ),
  },
  { key: 'phone', title: 'Телефон', cell: ({ phone }) => <span className={css.phone}>{formatPhone(phone)}</span> },
  { key: 'email', title: 'Почта', sort: 'email', cell: ({ email }) => email || '—' },
  { key: 'role', title: 'Роль', cell: roleName },
  { key: 'company', title: 'Компания', sort: 'company', cell: ({ company }) => company ?? '—' },
];

const filters = [
  { name: 'blocked', label: 'Доступ', all: 'Все', options: { true: 'Заблокированы', false: 'С\u00a0доступом' } },
];

export function StaffUsersPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          caption="Пользователи"
          columns={columns}
          rowKey={({ id }) => id}
          list={list}
          filters={filters}
          search="Имя, телефон, почта или компания"
          empty="Пользователей пока нет"
        />
      )}
    </StaffSectionPage>
  );
}
