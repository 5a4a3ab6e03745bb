import type { ManagedTrainerRow } from '@site/contracts/manage-academy';
import { paths } from '@site/contracts/paths';
import { type ApiClient, useApi, useLoaderData } from '@site/runtime';
import { StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { ButtonLink } from '@site/ui/button';
import type { Column } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import { entryActions } from '../../features/staff-entries/entry-actions.ts';
import { HiddenBadge } from '../../features/staff-entries/hidden-badge.tsx';
import { hiddenFilter } from '../../features/staff-entries/hidden-filter.ts';
import type { loader } from './route.ts';

const columns: Column<ManagedTrainerRow>[] = [
  {
    key: 'title',
    title: 'Преподаватель',
    cell: ({ slug, name }) => <TextLink href={paths.staffSection('trainers', slug)}>{name}</TextLink>,
  },
  { key: 'position', title: 'Должность', cell: ({ position }) => position },
  { key: 'state', title: 'Состояние', cell: HiddenBadge },
];

const filters = [hiddenFilter];

const add = () => <ButtonLink href={paths.staffSection('trainers', 'add')}>Новый преподаватель</ButtonLink>;

const actionsOf = (api: ApiClient) =>
  entryActions<ManagedTrainerRow>({
    words: ['преподавателя', 'преподавателей', 'преподавателей'],
    nameOf: ({ name }) => name,
    show: ({ slug }) => api.call('POST /manage/trainers/{slug}/show/', { params: { slug } }),
    hide: ({ slug }) => api.call('POST /manage/trainers/{slug}/hide/', { params: { slug } }),
  });

export function StaffTrainersPage() {
  const api = useApi();
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} actions={add}>
      {(list) => (
        <StaffList
          caption="Преподаватели"
          columns={columns}
          rowKey={({ slug }) => slug}
          bulk={actionsOf(api)}
          list={list}
          filters={filters}
          search="Имя или должность"
          empty="Преподавателей пока нет"
        />
      )}
    </StaffSectionPage>
  );
}
