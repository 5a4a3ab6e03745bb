import type { Decision } from '@site/contracts/manage';
import { formatDateTime } from '@site/kernel/dates';
import { useLoaderData } from '@site/runtime';
import { actionWords } from '@site/staff/history';
import { StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import type { Column } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import { nounTitle, nounTitles, pageOf, subjectName } from './noun-words.ts';
import type { loader } from './route.ts';

function Subject(decision: Decision) {
  const page = pageOf(decision);
  const name = subjectName(decision);
  return page ? <TextLink href={page}>{name ?? 'Открыть'}</TextLink> : <span>{name ?? '—'}</span>;
}

const columns: Column<Decision>[] = [
  { key: 'at', title: 'Когда', cell: ({ at }) => formatDateTime(at) },
  { key: 'author', title: 'Кто', cell: ({ author }) => author },
  { key: 'noun', title: 'Раздел', cell: ({ noun }) => nounTitle(noun) },
  { key: 'subject', title: 'Что', cell: Subject },
  {
    key: 'action',
    title: 'Решение',
    cell: ({ action, text }) => [actionWords[action] ?? action, text].filter(Boolean).join(': '),
  },
];

const filters = [{ name: 'noun', label: 'Раздел', all: 'Все', options: nounTitles, view: 'select' as const }];

export function StaffDecisionsPage() {
  return (
    <StaffSectionPage page={useLoaderData<typeof loader>()}>
      {(list) => (
        <StaffList
          caption="История решений"
          columns={columns}
          rowKey={({ at, noun, subject, action }) => `${at} ${noun} ${subject} ${action}`}
          list={list}
          filters={filters}
          search="Сотрудник, номер или текст"
          empty="Решений пока нет"
        />
      )}
    </StaffSectionPage>
  );
}
