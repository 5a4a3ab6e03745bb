import { documentPage } from '@site/contracts/content-pages';
import type { ContentRevision } from '@site/contracts/manage-content';
import { formatDateTime } from '@site/kernel/dates';
import { Facts } from '@site/ui/facts';
import { list, StaffRow } from '@site/staff/list';
import { Alert } from '@site/ui/alert';
import { Badge } from '@site/ui/badge';
import { Button, ButtonLink } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { comparePage, editPage } from '../../features/staff-documents/document-address.ts';
import { revisionStates, revisionTones } from '../../features/staff-documents/document-words.ts';
import { BrokenLinks } from './broken-links.tsx';
import { type Decided, RevisionDialog } from './revision-dialog.tsx';
import css from './staff-document.module.css';
import { useUnsavedDrafts } from './use-unsaved-drafts.ts';

interface DocumentHistoryProps {
  address: string;
  /** Newest first. */
  revisions: readonly ContentRevision[];
  brokenLinks: readonly string[];
}

const described = ({ number, author, published_at }: ContentRevision) =>
  `Ревизия ${number}, ${author}${published_at ? `, с\u00a0${formatDateTime(published_at)}` : ''}`;

/** The state of a document, its revisions and the decisions about them. */
export function DocumentHistory({ address, revisions, brokenLinks }: DocumentHistoryProps) {
  const [open, setOpen] = useState<Decided | null>(null);
  const [linkedFrom, setLinkedFrom] = useState<readonly string[]>([]);
  const unsaved = useUnsavedDrafts(address, revisions);
  const live = revisions.find(({ state }) => state === 'live');
  const scheduled = revisions.filter(({ state }) => state === 'scheduled');
  const [newest] = revisions;
  return (
    <>
      <div className={css.buttons}>
        {newest && <ButtonLink href={editPage(address, newest.number)}>Изменить</ButtonLink>}
        {live && (
          <>
            <ButtonLink variant="secondary" href={address}>
              Открыть на&nbsp;сайте
            </ButtonLink>
            <Button variant="ghost" onClick={() => setOpen({ act: 'withdraw', revision: live })}>
              Снять с&nbsp;сайта
            </Button>
          </>
        )}
      </div>
      <BrokenLinks links={brokenLinks} />
      {unsaved.map((number) => (
        <Alert key={number} tone="warning" title="Есть несохранённые изменения">
          <span>{`Вы правили ревизию ${number} и\u00a0не\u00a0сохранили. `}</span>
          <TextLink href={editPage(address, number)}>Продолжить</TextLink>
        </Alert>
      ))}
      {linkedFrom.length > 0 && (
        <Alert tone="warning" title="На снятый документ ещё ссылаются" live>
          <ul className={list.list}>
            {linkedFrom.map((from) => (
              <li key={from}>
                <TextLink href={documentPage(from)}>{from}</TextLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Facts
        facts={[
          ['Адрес', address],
          ['На\u00a0сайте', live ? described(live) : 'Не\u00a0опубликован'],
          [
            'По\u00a0расписанию',
            scheduled
              .map(({ number, publish_at }) => `Ревизия ${number}, ${publish_at ? formatDateTime(publish_at) : ''}`)
              .join('\n'),
          ],
        ]}
      />
      <section aria-labelledby="revisions" className={list.section}>
        <h2 id="revisions" className={list.title}>
          Ревизии
        </h2>
        <ul className={list.list}>
          {revisions.map((revision, index) => (
            <RevisionRow
              key={revision.number}
              revision={revision}
              isNewest={revision === newest}
              before={revisions[index + 1]?.number}
              onDecide={(act) => setOpen({ act, revision })}
            />
          ))}
        </ul>
      </section>
      {open && <RevisionDialog decided={open} live={live} onLinkedFrom={setLinkedFrom} onClose={() => setOpen(null)} />}
    </>
  );
}

interface RevisionRowProps {
  revision: ContentRevision;
  isNewest: boolean;
  /** Number of the revision before it. */
  before: number | undefined;
  onDecide: (act: Decided['act']) => void;
}

function RevisionRow({ revision, isNewest, before, onDecide }: RevisionRowProps) {
  const { number, state, author, note, created_at, publish_at, origin } = revision;
  const canGoLive = state === 'draft' || state === 'scheduled';
  return (
    <StaffRow
      title={
        <>
          <span>{`Ревизия ${number}`}</span>
          <Badge tone={revisionTones[state]}>{revisionStates[state]}</Badge>
          {origin === 'product' && <Badge>Поставка сайта</Badge>}
        </>
      }
      actions={
        <>
          {canGoLive && (
            <Button size="small" aria-label={`Опубликовать ревизию ${number}`} onClick={() => onDecide('publish')}>
              Опубликовать
            </Button>
          )}
          {canGoLive && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`Запланировать ревизию ${number}`}
              onClick={() => onDecide('schedule')}
            >
              {state === 'scheduled' ? 'Другое время' : 'Запланировать'}
            </Button>
          )}
          {state === 'scheduled' && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`Отменить расписание ревизии ${number}`}
              onClick={() => onDecide('unschedule')}
            >
              Отменить расписание
            </Button>
          )}
          {state !== 'live' && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`Предпросмотр ревизии ${number}`}
              onClick={() => onDecide('preview')}
            >
              Предпросмотр
            </Button>
          )}
          {before !== undefined && (
            <ButtonLink
              size="small"
              variant="ghost"
              href={comparePage(revision.address, before, number)}
              aria-label={`Что изменилось в\u00a0ревизии ${number}`}
            >
              Что изменилось
            </ButtonLink>
          )}
          {!isNewest && (
            <Button
              size="small"
              variant="ghost"
              aria-label={`Восстановить ревизию ${number}`}
              onClick={() => onDecide('restore')}
            >
              Восстановить
            </Button>
          )}
        </>
      }
    >
      {note && <div>{note}</div>}
      {publish_at && state === 'scheduled' && <div>{`Выйдет ${formatDateTime(publish_at)}`}</div>}
      <div className={list.quiet}>{`${formatDateTime(created_at)}, ${author}`}</div>
    </StaffRow>
  );
}
