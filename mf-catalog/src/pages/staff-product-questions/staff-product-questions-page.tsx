import type { ManagedProductQuestionRow } from '@site/contracts/manage-product-questions';
import { paths } from '@site/contracts/paths';
import { formatDateTime } from '@site/kernel/dates';
import { useLoaderData } from '@site/runtime';
import { StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import type { Column } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import { ProductName } from '@site/ui/product-name';
import { QuestionState } from '../../features/product-questions/question-state.tsx';
import type { loader } from './route.ts';

const columns: Column<ManagedProductQuestionRow>[] = [
  {
    key: 'text',
    title: 'Вопрос',
    cell: ({ id, text }) => <TextLink href={paths.staffSection('product-questions', id)}>{text}</TextLink>,
  },
  { key: 'state', title: 'Состояние', cell: (question) => <QuestionState {...question} /> },
  {
    key: 'product',
    title: 'Товар',
    cell: ({ product }) => (
      <span>
        <ProductName name={product} />
      </span>
    ),
  },
  { key: 'author', title: 'Автор', cell: ({ author }) => author },
  { key: 'asked', title: 'Когда', cell: ({ asked_at }) => formatDateTime(asked_at) },
];

const filters = [{ name: 'all', label: 'Вопросы', all: 'Ждут ответа', options: { true: 'Все' } }];

export function StaffProductQuestionsPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          caption="Вопросы о&nbsp;товарах"
          columns={columns}
          rowKey={({ id }) => id}
          list={list}
          filters={filters}
          empty="Вопросов, которые ждут ответа, нет"
        />
      )}
    </StaffSectionPage>
  );
}
