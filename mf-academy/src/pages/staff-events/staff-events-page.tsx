import type { ManagedEvent } from '@site/contracts/manage-events';
import { paths } from '@site/contracts/paths';
import { shownEventTime } from '@site/kernel/events';
import { formatNumber } from '@site/kernel/numbers';
import { useLoaderData } from '@site/runtime';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { ButtonLink } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { statusNames } from '../../features/events/status-names.ts';
import { statusTones } from '../../features/events/status-tones.ts';
import type { loader } from './route.ts';

const columns: StaffColumn<ManagedEvent, 'GET /manage/events/'>[] = [
  {
    key: 'title',
    title: 'Мероприятие',
    sort: 'title',
    cell: ({ slug, title }) => <TextLink href={paths.staffSection('events', slug)}>{title}</TextLink>,
  },
  {
    key: 'when',
    title: 'Когда',
    sort: 'when',
    cell: ({ starts_at, ends_at, timezone }) => shownEventTime(starts_at, ends_at, timezone),
  },
  { key: 'city', title: 'Где', sort: 'city', cell: ({ city }) => city ?? 'Онлайн' },
  { key: 'seats', title: 'Занято мест', sort: 'seats', cell: seats },
  {
    key: 'status',
    title: 'Состояние',
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
  },
];

function seats({ seats_taken, seats_total, waiting }: ManagedEvent) {
  const taken = `${formatNumber(seats_taken)} из\u00a0${formatNumber(seats_total)}`;
  return waiting ? `${taken}, ждут: ${formatNumber(waiting)}` : taken;
}

const filters = [{ name: 'when', label: 'Время', all: 'Предстоящие', options: { past: 'Прошедшие' } }];

const add = () => <ButtonLink href={paths.staffSection('events', 'add')}>Новое мероприятие</ButtonLink>;

export function StaffEventsPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} actions={add}>
      {(list) => (
        <StaffList
          caption="Мероприятия"
          columns={columns}
          rowKey={({ slug }) => slug}
          list={list}
          filters={filters}
          search="Название или город"
          empty="Предстоящих мероприятий нет"
        />
      )}
    </StaffSectionPage>
  );
}
