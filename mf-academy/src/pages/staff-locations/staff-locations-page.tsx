import type { ManagedLocationRow } from '@site/contracts/manage-academy';
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

const columns: Column<ManagedLocationRow>[] = [
  {
    key: 'title',
    title: 'Учебный класс',
    cell: ({ slug, title }) => <TextLink href={paths.staffSection('locations', slug)}>{title}</TextLink>,
  },
  { key: 'city', title: 'Город', cell: ({ city }) => city },
  { key: 'address', title: 'Адрес', cell: ({ address }) => address },
  { key: 'state', title: 'Состояние', cell: HiddenBadge },
];

const filters = [hiddenFilter];

const add = () => <ButtonLink href={paths.staffSection('locations', 'add')}>Новый учебный класс</ButtonLink>;

const actionsOf = (api: ApiClient) =>
  entryActions<ManagedLocationRow>({
    words: ['учебный класс', 'учебных класса', 'учебных классов'],
    nameOf: ({ title }) => title,
    show: ({ slug }) => api.call('POST /manage/locations/{slug}/show/', { params: { slug } }),
    hide: ({ slug }) => api.call('POST /manage/locations/{slug}/hide/', { params: { slug } }),
  });

export function StaffLocationsPage() {
  const api = useApi();
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} actions={add}>
      {(list) => (
        <StaffList
          caption="Учебные классы"
          columns={columns}
          rowKey={({ slug }) => slug}
          bulk={actionsOf(api)}
          list={list}
          filters={filters}
          search="Название, город или адрес"
          empty="Учебных классов пока нет"
        />
      )}
    </StaffSectionPage>
  );
}
