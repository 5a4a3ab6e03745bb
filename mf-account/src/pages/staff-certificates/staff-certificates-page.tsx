import type { ManagedCertificateRow } from '@site/contracts/manage-certificates';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { useLoaderData } from '@site/runtime';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { TextLink } from '@site/ui/link';
import { CertificateBadge } from '../../features/certificate/certificate-badge.tsx';
import type { loader } from './route.ts';

const columns: StaffColumn<ManagedCertificateRow, 'GET /manage/certificates/'>[] = [
  {
    key: 'number',
    title: 'Сертификат',
    cell: ({ number }) => <TextLink href={paths.staffSection('certificates', number)}>{number}</TextLink>,
  },
  { key: 'company', title: 'Компания', sort: 'company', cell: ({ company }) => company },
  { key: 'level', title: 'Статус партнёра', cell: ({ level }) => level },
  { key: 'state', title: 'Состояние', cell: ({ state }) => <CertificateBadge state={state} /> },
  { key: 'until', title: 'Действует до', sort: 'until', cell: ({ valid_until }) => formatDate(valid_until) },
];

const filters = [
  {
    name: 'state',
    label: 'Состояние',
    all: 'Все',
    options: { expiring: 'Скоро истекут', active: 'Действуют', expired: 'Истекли', revoked: 'Отозваны' },
  },
];

export function StaffCertificatesPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          caption="Сертификаты"
          columns={columns}
          rowKey={({ number }) => number}
          list={list}
          filters={filters}
          search="Номер или компания"
          empty="Сертификатов пока нет"
        />
      )}
    </StaffSectionPage>
  );
}
