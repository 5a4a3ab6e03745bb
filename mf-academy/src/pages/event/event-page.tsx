import { shownEventTime } from '@site/kernel/events';
import { typograph } from '@site/kernel/typography';
import { useLoaderData } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import { DetailLayout } from '../../features/detail-layout/detail-layout.tsx';
import { CalendarFileLink } from '../../features/events/calendar-file-link.tsx';
import { statusTones } from '../../features/events/status-tones.ts';
import { Lines } from '../../features/lines/lines.tsx';
import { People } from '../../features/lines/people.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { EventFacts } from './event-facts.tsx';
import { MaterialsSection } from './materials-section.tsx';
import { RegistrationSection } from './registration-section.tsx';
import type { loader } from './route.ts';
import parts from '../../features/detail-layout/detail-parts.module.css';
import css from './event-page.module.css';

export function EventPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { event, registering } = pagedata;
  return (
    <>
      <PageHead seo={seo}>
        <div className={parts.badges}>
          <Badge tone={statusTones[event.status]}>{event.status_label}</Badge>
          <Badge>{event.type_label}</Badge>
        </div>
        <p className={parts.lead}>{typograph(event.lead)}</p>
      </PageHead>
      <DetailLayout
        asideLabel="Коротко о&nbsp;мероприятии"
        aside={
          <>
            <EventFacts event={event} registering={registering} />
            {event.status !== 'finished' && event.status !== 'cancelled' && (
              <CalendarFileLink slug={event.slug} variant="secondary" />
            )}
          </>
        }
      >
        {event.moved_from && event.status !== 'cancelled' && (
          <Alert tone="warning" title="Мероприятие перенесено">
            Раньше оно было назначено на&nbsp;{shownEventTime(event.moved_from, event.moved_from, event.timezone)}.
          </Alert>
        )}
        <section aria-labelledby="programme">
          <h2 id="programme">Программа</h2>
          <Lines
            ordered
            lines={event.programme.map(({ title, hours }) => ({ key: title, text: typograph(title), note: hours }))}
          />
          {event.training && (
            <p className={css.more}>
              О&nbsp;программе подробно:{' '}
              <TextLink href={event.training.url}>{typograph(event.training.title)}</TextLink>
            </p>
          )}
        </section>
        {event.trainers.length > 0 && <People people={event.trainers} />}
        {event.location && (
          <section aria-labelledby="location">
            <h2 id="location">Где</h2>
            <p className={css.text}>
              <TextLink href={event.location.url}>{event.location.title}</TextLink>. {event.location.address}
            </p>
            <p className={css.text}>{event.location.how_to_get_there}</p>
          </section>
        )}
        {registering && <MaterialsSection slug={event.slug} materials={registering.materials} />}
        <RegistrationSection event={event} registering={registering} />
      </DetailLayout>
    </>
  );
}
