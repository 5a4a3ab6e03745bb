import type { ManagedAcademyCertificateRow } from '@site/contracts/manage-academy-certificates';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { useLoaderData } from '@site/runtime';
import { list as css, type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { ButtonLink } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { stateTones } from '../../features/certificates/state-tones.ts';
import type { loader } from './route.ts';

const columns: StaffColumn<ManagedAcademyCertificateRow, 'GET /manage/academy-certificates/'>[] = [
  {
    key: 'number',
    title: 'Номер',
    cell: ({ number }) => <TextLink href={paths.staffSection('academy-certificates', number)}>{number}</TextLink>,
  },
  {
    key: 'holder',
    title: 'Владелец',
    sort: 'holder',
    cell: ({ holder, company }) => (
      <>
        <div>{holder}</div>
        <div className={css.quiet}>{company}</div>
      </>
    ),
  },
  {
    key: 'training',
    title: 'Обучение',
    cell: ({ training, level }) => [training, level && `уровень: ${level}`].filter(Boolean).join(', '),
  },
  { key: 'until', title: 'Действует до', sort: 'until', cell: ({ valid_until }) => formatDate(valid_until) },
  {
    key: 'state',
    title: 'Состояние',
    cell: ({ state, label }) => <Badge tone={stateTones[state]}>{label}</Badge>,
  },
];

const issue = () => <ButtonLink href={paths.staffSection('certificate-participants')}>Выдать сертификат</ButtonLink>;

export function StaffCertificatesPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} actions={issue}>
      {(list) => (
        <StaffList
          caption="Сертификаты академии"
          columns={columns}
          rowKey={({ number }) => number}
          list={list}
          search="Номер, человек, компания или обучение"
          empty="Сертификатов пока нет"
        />
      )}
    </StaffSectionPage>
  );
}
