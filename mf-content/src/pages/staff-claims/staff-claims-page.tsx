import type { AnswerOf } from '@site/contracts/endpoint-types';
import { paths } from '@site/contracts/paths';
import { claimStateLabels } from '@site/contracts/warranty-lists';
import { formatDateTime } from '@site/kernel/dates';
import { type ApiClient, useApi, useLoaderData } from '@site/runtime';
import { type Bulk, oneByOne } from '@site/staff/bulk';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { claimTones } from '../../features/staff-states/claim-words.ts';
import { stateFilter } from '../../features/staff-states/state-query.ts';
import type { loader } from './route.ts';

type Row = AnswerOf<'GET /manage/warranty-claims/'>['items'][number];

const columns: StaffColumn<Row, 'GET /manage/warranty-claims/'>[] = [
  {
    key: 'number',
    title: 'Номер',
    cell: ({ number }) => <TextLink href={paths.staffSection('warranty-claims', number)}>{number}</TextLink>,
  },
  {
    key: 'state',
    title: 'Состояние',
    cell: ({ state }) => <Badge tone={claimTones[state]}>{claimStateLabels[state]}</Badge>,
  },
  { key: 'device', title: 'Изделие', cell: ({ article, serial }) => `${article}, ${serial}` },
  { key: 'name', title: 'Заявитель', sort: 'name', cell: ({ name }) => name },
  { key: 'created', title: 'Подано', sort: 'created', cell: ({ created_at }) => formatDateTime(created_at) },
];

const actionsOf = (api: ApiClient): Bulk<Row> => ({
  words: ['обращение', 'обращения', 'обращений'],
  nameOf: ({ number, name }) => `${number}, ${name}`,
  actions: [
    {
      label: 'Рассмотреть',
      done: 'Рассматривается',
      confirm: 'Заявители получат письмо.',
      run: oneByOne(({ number }) =>
        api.call('POST /manage/warranty-claims/{number}/answer/', { params: { number }, body: { state: 'review' } }),
      ),
    },
  ],
});

const filters = [stateFilter(claimStateLabels)];

export function StaffClaimsPage() {
  const api = useApi();
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          bulk={actionsOf(api)}
          caption="Обращения"
          columns={columns}
          rowKey={({ number }) => number}
          list={list}
          filters={filters}
          search="Номер, имя, телефон, почта, серийный номер или артикул"
          empty={'Решения никто не\u00a0ждёт'}
        />
      )}
    </StaffSectionPage>
  );
}
