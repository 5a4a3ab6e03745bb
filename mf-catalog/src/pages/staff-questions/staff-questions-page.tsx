import type { ManagedQuestionRow } from '@site/contracts/manage-questions';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { cutText } from '@site/kernel/plain-text';
import { useLoaderData } from '@site/runtime';
import { StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import type { Column } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import { requestKinds, requestTones } from '../../features/orders/request-words.ts';
import type { loader } from './route.ts';

/** Characters of a text in the list. */
const MAX_TEXT = 120;
const shortened = (text: string) => (text.length > MAX_TEXT ? `${cutText(text, MAX_TEXT)}…` : text);

const columns: Column<ManagedQuestionRow>[] = [
  {
    key: 'number',
    title: 'Обращение',
    cell: ({ number, kind }) => (
      <TextLink href={paths.staffSection('questions', number)}>{`${requestKinds[kind]} №\u00a0${number}`}</TextLink>
    ),
  },
  {
    key: 'state',
    title: 'Состояние',
    cell: ({ state, state_label }) => <Badge tone={requestTones[state]}>{state_label}</Badge>,
  },
  { key: 'text', title: 'Текст', cell: ({ text }) => shortened(text) },
  { key: 'order', title: 'Заказ', cell: ({ order_number }) => `№\u00a0${order_number}` },
  { key: 'buyer', title: 'Покупатель', cell: ({ buyer }) => buyer },
  { key: 'created', title: 'Когда', cell: ({ created_at }) => formatDateTime(created_at) },
];

const filters = [{ name: 'all', label: 'Обращения', all: 'Ждут ответа', options: { true: 'Все' } }];

export function StaffQuestionsPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          caption="Обращения"
          columns={columns}
          rowKey={({ number }) => number}
          list={list}
          filters={filters}
          empty="Обращений, которые ждут ответа, нет"
        />
      )}
    </StaffSectionPage>
  );
}
