import { formatDateTime } from '@site/kernel/dates';
import { shownEventTime } from '@site/kernel/events';
import { typograph } from '@site/kernel/typography';
import { useLoaderData } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Container } from '@site/ui/layout';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { AttendanceList } from './attendance-list.tsx';
import css from './attendance-page.module.css';
import type { loader } from './route.ts';

/** For a trainer in the classroom: on a phone, without an account, and with an unreliable connection. */
export function AttendancePage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { token, event, participants, is_open, opens_at, closes_at } = pagedata;
  return (
    <>
      <PageHead seo={seo}>
        <p className={css.event}>
          <strong>{typograph(event.title)}</strong>
          <br />
          <span>{`${shownEventTime(event.starts_at, event.ends_at, event.timezone)}, ${event.city ?? 'онлайн'}`}</span>
        </p>
      </PageHead>
      <Container>
        <div className={css.content}>
          {!is_open && (
            <Alert tone="info" title={`Отмечать можно с\u00a0${formatDateTime(opens_at, event.timezone)}`}>
              Ниже список участников с&nbsp;подтверждённой записью. Обновите страницу перед началом занятия.
            </Alert>
          )}
          {participants.length === 0 ? (
            <p className={css.event}>Пока никто не&nbsp;записан.</p>
          ) : (
            <AttendanceList key={token} page={pagedata} />
          )}
          <p className={css.note}>
            Страница открыта до {formatDateTime(closes_at, event.timezone)}. Не&nbsp;пересылайте её адрес: с&nbsp;ним
            отмечать может каждый.
          </p>
        </div>
      </Container>
    </>
  );
}
