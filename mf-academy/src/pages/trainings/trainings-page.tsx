import { eventTypeLabels, eventTypes, trainingCategoryLabels } from '@site/contracts/academy-lists';
import { paths } from '@site/contracts/paths';
import { formatCount } from '@site/kernel/plurals';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { ChipLink, ChipList } from '@site/ui/chip';
import { EmptyState } from '@site/ui/empty-state';
import { Container } from '@site/ui/layout';
import { TextLink } from '@site/ui/link';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { TrainingsList } from '../../features/trainings/trainings-list.tsx';
import type { loader } from './route.ts';
import css from './trainings-page.module.css';

export function TrainingsPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { type, category, categories, trainings } = pagedata;
  return (
    <>
      <PageHead seo={seo}>
        <p className={css.lead}>
          Выберите формат и&nbsp;направление. Ближайшие даты всех программ&nbsp;— в&nbsp;
          <TextLink href={paths.academyCalendar()}>расписании</TextLink>, занятие для вашей компании&nbsp;—{' '}
          <TextLink href={paths.academyEvent('custom')}>по&nbsp;заявке</TextLink>.
        </p>
        <ChipList role="group" aria-label="Формат">
          <ChipLink href={paths.academyTrainings()} current={type === null}>
            Все программы
          </ChipLink>
          {eventTypes.map((one) => (
            <ChipLink key={one} href={paths.academyTrainings({ type: one })} current={one === type}>
              {eventTypeLabels[one]}
            </ChipLink>
          ))}
        </ChipList>
        {type && (
          <ChipList role="group" aria-label="Направление">
            <ChipLink href={paths.academyTrainings({ type })} current={category === null}>
              Все направления
            </ChipLink>
            {categories.map((one) => (
              <ChipLink key={one} href={paths.academyTrainings({ category: one, type })} current={one === category}>
                {trainingCategoryLabels[one]}
              </ChipLink>
            ))}
          </ChipList>
        )}
        <p className={css.count} role="status">
          {formatCount(trainings.length, ['программа', 'программы', 'программ'])}
        </p>
      </PageHead>
      <Container className={css.page}>
        {trainings.length > 0 ? (
          <TrainingsList trainings={trainings} />
        ) : (
          <EmptyState
            title={type ? 'Таких программ пока нет' : 'Программы готовятся'}
            actions={
              type ? (
                <ButtonLink href={paths.academyTrainings()}>Все программы</ButtonLink>
              ) : (
                <ButtonLink href={paths.academyCalendar()}>Расписание</ButtonLink>
              )
            }
          >
            {type
              ? 'Выберите другой формат или направление.'
              : 'Пока посмотрите расписание: ближайшие мероприятия уже назначены.'}
          </EmptyState>
        )}
      </Container>
    </>
  );
}
