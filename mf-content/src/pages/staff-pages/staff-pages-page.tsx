import { documentPage } from '@site/contracts/content-pages';
import type { ManagedContent } from '@site/contracts/manage-content';
import { formatDateTime } from '@site/kernel/dates';
import { useApi, useLoaderData } from '@site/runtime';
import { type StaffColumn, StaffList } from '@site/staff/list';
import { StaffSectionPage } from '@site/staff/section';
import { Badge } from '@site/ui/badge';
import { ButtonLink } from '@site/ui/button';
import { iconPlus } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { newPage } from '../../features/staff-documents/document-address.ts';
import { documentStates, documentTones, revisionStates } from '../../features/staff-documents/document-words.ts';
import { documentActions } from './document-actions.ts';
import type { loader } from './route.ts';
import css from './staff-pages-page.module.css';

/** A revision newer than the one on the site. */
function waitingIn({ state, live, newest, offered }: ManagedContent): string | null {
  if (state === 'live' && newest.number !== live?.number)
    return `${revisionStates[newest.state]}: ревизия ${newest.number}`;
  return offered === null ? null : `Обновление с\u00a0сайтом: ревизия ${offered}`;
}

const columns: StaffColumn<ManagedContent, 'GET /manage/content/'>[] = [
  {
    key: 'title',
    title: 'Документ',
    sort: 'title',
    cell: ({ address, title }) => (
      <div className={css.document}>
        <TextLink href={documentPage(address)}>{title}</TextLink>
        <span className={css.address}>{address}</span>
      </div>
    ),
  },
  {
    key: 'state',
    title: 'Состояние',
    cell: (document) => {
      const waiting = waitingIn(document);
      return (
        <div className={css.document}>
          <span>
            <Badge tone={documentTones[document.state]}>{documentStates[document.state]}</Badge>
          </span>
          {waiting && <span>{waiting}</span>}
          {document.broken_links.length > 0 && (
            <span>
              <Badge tone="danger">{`Ссылок никуда: ${document.broken_links.length}`}</Badge>
            </span>
          )}
        </div>
      );
    },
  },
  {
    key: 'changed',
    title: 'Изменён',
    sort: 'changed',
    cell: ({ newest: { created_at, author } }) => `${formatDateTime(created_at)}, ${author}`,
  },
];

const filters = [
  { name: 'state', label: 'Состояние', all: 'Все', options: documentStates },
  { name: 'links', label: 'Ссылки', all: 'Любые ссылки', options: { broken: 'Никуда не\u00a0ведут' } },
];

export function StaffPagesPage() {
  const api = useApi();
  return (
    <StaffSectionPage
      page={useLoaderData<typeof loader>()}
      actions={() => (
        <ButtonLink iconStart={iconPlus} href={newPage('page')}>
          Новый документ
        </ButtonLink>
      )}
    >
      {(list) => (
        <StaffList
          bulk={documentActions(api)}
          caption="Документы"
          columns={columns}
          rowKey={({ address }) => address}
          list={list}
          filters={filters}
          search="Адрес или заголовок"
          empty="Документов пока нет"
        />
      )}
    </StaffSectionPage>
  );
}
