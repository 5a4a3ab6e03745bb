import type { AnswerOf } from '@site/contracts/endpoint-types';
import { requestStateLabels, requestSubjects } from '@site/contracts/form-request-lists';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { useApi, useLoaderData } from '@site/runtime';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { requestId, requestTones } from '../../features/staff-states/request-words.ts';
import { stateFilter } from '../../features/staff-states/state-query.ts';
import { requestActions } from './request-actions.ts';
import type { loader } from './route.ts';
import css from './staff-requests-page.module.css';

type Row = AnswerOf<'GET /manage/requests/'>['items'][number];

const columns: StaffColumn<Row, 'GET /manage/requests/'>[] = [
  {
    key: 'number',
    title: 'Номер',
    cell: ({ number }) => <TextLink href={paths.staffSection('requests', requestId(number))}>{number}</TextLink>,
  },
  { key: 'form', title: 'Форма', cell: ({ form_code }) => requestSubjects[form_code] },
  {
    key: 'state',
    title: 'Состояние',
    cell: ({ state }) => <Badge tone={requestTones[state]}>{requestStateLabels[state]}</Badge>,
  },
  {
    key: 'author',
    title: 'От кого',
    sort: 'name',
    cell: ({ name, phone, comment }) => (
      <div className={css.author}>
        <span>{`${name}, ${formatPhone(phone)}`}</span>
        {comment && <span className={css.comment}>{comment}</span>}
      </div>
    ),
  },
  { key: 'created', title: 'Подана', sort: 'created', cell: ({ created_at }) => formatDateTime(created_at) },
];

const filters = [
  stateFilter(requestStateLabels),
  { name: 'form', label: 'Форма', all: 'Любая форма', options: requestSubjects },
];

export function StaffRequestsPage() {
  const api = useApi();
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          bulk={requestActions(api)}
          caption="Заявки"
          columns={columns}
          rowKey={({ number }) => number}
          list={list}
          filters={filters}
          search="Имя, телефон, почта или текст"
          empty={'Ответа никто не\u00a0ждёт'}
        />
      )}
    </StaffSectionPage>
  );
}
