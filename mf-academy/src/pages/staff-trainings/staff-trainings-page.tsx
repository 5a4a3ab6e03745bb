import type { ManagedTrainingRow } from '@site/contracts/manage-academy';
import { paths } from '@site/contracts/paths';
import { eventTypeLabels, trainingCategoryLabels } from '@site/contracts/academy-lists';
import { formatPrice } from '@site/kernel/money';
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

const columns: Column<ManagedTrainingRow>[] = [
  {
    key: 'title',
    title: 'Программа',
    cell: ({ slug, title }) => <TextLink href={paths.staffSection('trainings', slug)}>{title}</TextLink>,
  },
  { key: 'type', title: 'Вид', cell: ({ type }) => eventTypeLabels[type] },
  { key: 'category', title: 'Направление', cell: ({ category }) => trainingCategoryLabels[category] },
  { key: 'price', title: 'Цена', cell: ({ price }) => (price === 0 ? 'Бесплатно' : formatPrice(price)) },
  { key: 'state', title: 'Состояние', cell: HiddenBadge },
];

const filters = [{ name: 'type', label: 'Вид', all: 'Любой вид', options: eventTypeLabels }, hiddenFilter];

const add = () => <ButtonLink href={paths.staffSection('trainings', 'add')}>Новая программа</ButtonLink>;

const actionsOf = (api: ApiClient) =>
  entryActions<ManagedTrainingRow>({
    words: ['программу', 'программы', 'программ'],
    nameOf: ({ title }) => title,
    show: ({ slug }) => api.call('POST /manage/trainings/{slug}/show/', { params: { slug } }),
    hide: ({ slug }) => api.call('POST /manage/trainings/{slug}/hide/', { params: { slug } }),
  });

export function StaffTrainingsPage() {
  const api = useApi();
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()} actions={add}>
      {(list) => (
        <StaffList
          caption="Программы обучения"
          columns={columns}
          rowKey={({ slug }) => slug}
          bulk={actionsOf(api)}
          list={list}
          filters={filters}
          search="Название или описание"
          empty="Программ пока нет"
        />
      )}
    </StaffSectionPage>
  );
}
