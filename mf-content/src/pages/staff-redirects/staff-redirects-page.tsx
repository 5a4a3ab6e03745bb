import type { ManagedRedirect } from '@site/contracts/manage-redirects';
import { formatDateTime } from '@site/kernel/dates';
import { useApi, useLoaderData } from '@site/runtime';
import { ConfirmDecision, DecisionBar } from '@site/staff/decide';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { AddRedirect } from './add-redirect.tsx';
import { ImportRedirects } from './import-redirects.tsx';
import type { loader } from './route.ts';
import css from './staff-redirects.module.css';

const filters = [
  {
    name: 'origin',
    label: 'Происхождение',
    all: 'Все',
    options: { staff: 'Добавлены вручную', moved: 'После переноса', stock: 'Начальные' },
  },
];

const columnsWith = (
  onRemove: (redirect: ManagedRedirect) => void,
): StaffColumn<ManagedRedirect, 'GET /manage/redirects/'>[] => [
  { key: 'from', title: 'Откуда', sort: 'from', cell: ({ from }) => <span className={css.address}>{from}</span> },
  {
    key: 'to',
    title: 'Куда',
    cell: ({ to }) => (
      <TextLink href={to} className={css.address}>
        {to}
      </TextLink>
    ),
  },
  {
    key: 'origin',
    title: 'Добавлена',
    sort: 'created',
    cell: ({ origin, created_at, author }) => (
      <div>
        {origin === 'moved' && <Badge tone="info">Перенос документа</Badge>}
        <div>{created_at ? `${formatDateTime(created_at)}, ${author}` : 'Была с\u00a0начала'}</div>
      </div>
    ),
  },
  {
    key: 'remove',
    title: 'Действие',
    cell: (redirect) => (
      <Button variant="ghost" size="small" aria-label={`Удалить: ${redirect.from}`} onClick={() => onRemove(redirect)}>
        Удалить
      </Button>
    ),
  },
];

export function StaffRedirectsPage() {
  const api = useApi();
  const [open, setOpen] = useState<'add' | 'import' | ManagedRedirect | null>(null);
  const close = () => setOpen(null);
  return (
    <StaffSectionPage
      page={useLoaderData<typeof loader>()}
      actions={() => (
        <DecisionBar>
          <Button iconStart={iconPlus} onClick={() => setOpen('add')}>
            Добавить
          </Button>
          <Button variant="secondary" onClick={() => setOpen('import')}>
            Вставить список
          </Button>
        </DecisionBar>
      )}
    >
      {(found) => (
        <>
          <StaffList
            caption="Переадресации"
            columns={columnsWith(setOpen)}
            rowKey={({ from }) => from}
            list={found}
            filters={filters}
            search="Старый или новый адрес"
            empty="Переадресаций пока нет"
          />
          {open === 'add' && <AddRedirect onClose={close} />}
          {open === 'import' && <ImportRedirects onClose={close} />}
          {open !== null && typeof open === 'object' && (
            <ConfirmDecision
              title="Удалить переадресацию?"
              confirm="Удалить"
              danger
              send={() => api.call('POST /manage/redirects/remove/', { body: { from: open.from } })}
              done="Переадресация удалена"
              onClose={close}
            >
              {`По\u00a0адресу ${open.from} посетители увидят «Страница не\u00a0найдена»${
                open.origin === 'moved' ? ', в\u00a0том числе по\u00a0ссылкам на\u00a0перенесённый документ' : ''
              }.`}
            </ConfirmDecision>
          )}
        </>
      )}
    </StaffSectionPage>
  );
}
