import { formatCount } from '@site/kernel/plurals';
import { useLoaderData, useSearchParams, useSite } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { ChipLink, ChipList } from '@site/ui/chip';
import { EmptyState } from '@site/ui/empty-state';
import { iconCalendar, iconChevronLeft, iconChevronRight, iconDownload } from '@site/ui/icons';
import { Container } from '@site/ui/layout';
import { paths } from '@site/contracts/paths';
import { EventsList } from '../../features/events/events-list.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { CalendarFilters } from './calendar-filters.tsx';
import { calendarHref, feedHref, readView } from './calendar-query.ts';
import { MonthGrid } from './month-grid.tsx';
import { monthAt, monthTitle } from './month.ts';
import type { loader } from './route.ts';
import css from './calendar-page.module.css';

export function CalendarPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { host } = useSite();
  const query = readView(search);
  const { view, month, today, events, cities } = pagedata;
  const isMonth = view === 'month';
  const feed = feedHref(query);
  return (
    <>
      <PageHead seo={seo}>
        <CalendarFilters view={query} cities={cities} />
      </PageHead>
      <Container className={css.page}>
        <div className={css.bar}>
          <ChipList role="group" aria-label="Вид">
            <ChipLink href={calendarHref({ ...query, view: undefined, month: undefined })} current={!isMonth}>
              Список
            </ChipLink>
            <ChipLink href={calendarHref({ ...query, view: 'month' })} current={isMonth}>
              Месяц
            </ChipLink>
          </ChipList>
          <ChipList role="group" aria-label="Когда">
            <ChipLink href={calendarHref({ ...query, past: undefined })} current={!query.past}>
              Предстоящие
            </ChipLink>
            <ChipLink href={calendarHref({ ...query, past: '1' })} current={query.past === '1'}>
              {isMonth ? 'Вместе с прошедшими' : 'Прошедшие'}
            </ChipLink>
          </ChipList>
          <p className={css.count} role="status">
            {formatCount(events.length, ['мероприятие', 'мероприятия', 'мероприятий'])}
          </p>
        </div>
        {isMonth && (
          <div className={css.month}>
            <h2 className={css.title}>{monthTitle(month)}</h2>
            <ButtonLink
              variant="secondary"
              iconStart={iconChevronLeft}
              href={calendarHref({ ...query, view: 'month', month: monthAt(month, -1) })}
            >
              {monthTitle(monthAt(month, -1))}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              iconEnd={iconChevronRight}
              href={calendarHref({ ...query, view: 'month', month: monthAt(month, 1) })}
            >
              {monthTitle(monthAt(month, 1))}
            </ButtonLink>
          </div>
        )}
        {isMonth && (
          <div className={css.wide}>
            <MonthGrid month={month} today={today} events={events} />
          </div>
        )}
        {events.length > 0 ? (
          <div className={isMonth ? css.narrow : undefined}>
            {!isMonth && (
              <h2 className={css.title}>{query.past ? 'Прошедшие мероприятия' : 'Ближайшие мероприятия'}</h2>
            )}
            <EventsList events={events} label="Мероприятия" />
          </div>
        ) : (
          <EmptyState
            title="Таких мероприятий нет"
            headingLevel={2}
            actions={<ButtonLink href={paths.academyCalendar()}>Всё расписание</ButtonLink>}
          >
            Попробуйте другое направление, город или месяц. Занятие для вашей компании можно заказать отдельно.
          </EmptyState>
        )}
        <div className={css.subscribe}>
          <p className={css.hint}>
            Подпишитесь, и&nbsp;новые даты с&nbsp;этим отбором будут появляться в&nbsp;вашем календаре сами.
          </p>
          <ButtonLink variant="secondary" iconStart={iconCalendar} href={`${host.replace(/^https?/, 'webcal')}${feed}`}>
            Подписаться на&nbsp;календарь
          </ButtonLink>
          <ButtonLink variant="ghost" iconStart={iconDownload} href={feed}>
            Файл .ics
          </ButtonLink>
          <ButtonLink variant="ghost" href={paths.academyEvent('custom')}>
            Обучение для вашей компании
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
