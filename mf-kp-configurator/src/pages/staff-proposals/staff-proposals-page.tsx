import type { ManagedProposalRow } from '@site/contracts/manage-proposals';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { useLoaderData } from '@site/runtime';
import { list as css, type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { TextLink } from '@site/ui/link';
import { reasonWords } from '../../features/status/approval-words.ts';
import { StatusBadge } from '../../features/status/status-badge.tsx';
import { statusWords } from '../../features/status/status-words.ts';
import { formatSum } from '../../features/sums/sums.ts';
import type { loader } from './route.ts';

const columns: StaffColumn<ManagedProposalRow, 'GET /manage/proposals/'>[] = [
  {
    key: 'number',
    title: 'Предложение',
    cell: ({ slug, number, object_name }) => (
      <>
        <TextLink href={paths.staffSection('proposals', slug)}>{number}</TextLink>
        <div className={css.quiet}>{object_name}</div>
      </>
    ),
  },
  {
    key: 'company',
    title: 'Партнёр',
    sort: 'company',
    cell: ({ company, author }) => (
      <>
        <div>{company}</div>
        <div className={css.quiet}>{author}</div>
      </>
    ),
  },
  { key: 'total', title: 'Сумма', sort: 'total', cell: ({ total }) => formatSum(total) },
  {
    key: 'status',
    title: 'Состояние',
    cell: ({ status, reasons }) => (
      <>
        <StatusBadge status={status} />
        {status === 'moderation' &&
          reasons.map((reason) => (
            <div key={reason} className={css.quiet}>
              {reasonWords[reason]}
            </div>
          ))}
      </>
    ),
  },
  { key: 'changed', title: 'Изменено', sort: 'changed', cell: ({ changed_at }) => formatDateTime(changed_at) },
];

const { moderation, ...others } = statusWords;

const filters = [
  {
    name: 'status',
    label: 'Состояние',
    all: moderation.tab,
    options: Object.fromEntries(Object.entries(others).map(([status, { tab }]) => [status, tab])),
  },
];

export function StaffProposalsPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          caption="Предложения партнёров"
          columns={columns}
          rowKey={({ slug }) => slug}
          list={list}
          filters={filters}
          search="Номер, объект, заказчик, партнёр или ИНН"
          empty="На согласовании ничего нет"
        />
      )}
    </StaffSectionPage>
  );
}
