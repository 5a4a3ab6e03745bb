import { paths } from '@site/contracts/paths';
import { formatCount } from '@site/kernel/plurals';
import { useLoaderData, useNavigation } from '@site/runtime';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { ChipLink, ChipList } from '@site/ui/chip';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { TextLink } from '@site/ui/link';
import { Pagination } from '@site/ui/pagination';
import { useRef } from 'react';
import { ColleaguesCourses } from '../../features/courses/colleagues-courses.tsx';
import { OwnCourses } from '../../features/courses/own-courses.tsx';
import { listHref, lists } from './lists.ts';
import { OwnCertificates } from './own-certificates.tsx';
import { RegisteredEventCard } from './registered-event-card.tsx';
import type { loader } from './route.ts';
import css from './account-academy-page.module.css';

export function AccountAcademyPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { query, company, items, total, pages, certificates } = pagedata;
  const heading = useRef<HTMLHeadingElement>(null);
  const loading = useNavigation().state === 'loading';
  const { title, empty, hint } = lists[query.show];
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {seo.h1}
      </h1>
      {company !== null && (
        <p className={css.lead}>
          Записи всех сотрудников: {company}.{' '}
          <TextLink href={paths.accountCertificates()}>Их&nbsp;сертификаты и&nbsp;сроки</TextLink>
        </p>
      )}
      <ChipList role="group" aria-label="Какие записи">
        {(['upcoming', 'past', 'cancelled'] as const).map((show) => (
          <ChipLink key={show} href={listHref({ show })} current={show === query.show}>
            {lists[show].title}
          </ChipLink>
        ))}
      </ChipList>
      <p className={css.count} role="status">
        {total > 0 && `Найдено: ${formatCount(total, ['запись', 'записи', 'записей'])}`}
      </p>
      {items.length > 0 ? (
        <ul className={css.list} aria-label={title} aria-busy={loading || undefined}>
          {items.map((item) => (
            // The card is gone when its registration moves to the cancelled ones: the focus goes to the heading.
            <RegisteredEventCard key={item.registration.id} item={item} onCancelled={() => heading.current?.focus()} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={empty}
          headingLevel={2}
          actions={<ButtonLink href={paths.academyCalendar()}>Расписание академии</ButtonLink>}
        >
          {hint}
        </EmptyState>
      )}
      <Pagination page={query.page} pages={pages} hrefFor={(page) => listHref({ ...query, page })} />
      <OwnCourses courses={pagedata.courses} />
      <ColleaguesCourses courses={pagedata.colleagues_courses} />
      <OwnCertificates certificates={certificates} />
    </Container>
  );
}
