import { trainingCategoryLabels } from '@site/contracts/academy-lists';
import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { ChipLink, ChipList } from '@site/ui/chip';
import { EmptyState } from '@site/ui/empty-state';
import { Container, Grid } from '@site/ui/layout';
import { PageHead } from '../../features/page-head/page-head.tsx';
import type { loader } from './route.ts';
import { TrainerCard } from './trainer-card.tsx';
import css from './trainers-page.module.css';

export function TrainersPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { category, categories, trainers } = pagedata;
  return (
    <>
      <PageHead seo={seo}>
        <p className={css.lead}>
          Занятия ведут инженеры технической поддержки и&nbsp;сервиса. Каждый преподаватель не&nbsp;меньше пяти лет
          запускал оборудование на&nbsp;объектах и&nbsp;ежегодно подтверждает квалификацию на&nbsp;заводе.
        </p>
        <ChipList role="group" aria-label="Направление">
          <ChipLink href={paths.academyTrainers()} current={category === null}>
            Все направления
          </ChipLink>
          {categories.map((one) => (
            <ChipLink key={one} href={paths.academyTrainers({ category: one })} current={one === category}>
              {trainingCategoryLabels[one]}
            </ChipLink>
          ))}
        </ChipList>
      </PageHead>
      <Container className={css.page}>
        {trainers.length > 0 ? (
          <Grid min={460} role="list" aria-label="Преподаватели">
            {trainers.map((trainer) => (
              <TrainerCard key={trainer.url} trainer={trainer} />
            ))}
          </Grid>
        ) : (
          <EmptyState
            title={category ? 'По этому направлению преподавателей пока нет' : 'Список преподавателей готовится'}
            actions={
              category ? (
                <ButtonLink href={paths.academyTrainers()}>Все преподаватели</ButtonLink>
              ) : (
                <ButtonLink href={paths.academyCalendar()}>Расписание</ButtonLink>
              )
            }
          >
            {category
              ? 'Посмотрите преподавателей других направлений.'
              : 'Пока посмотрите расписание: преподаватель назван на\u00a0странице каждого мероприятия.'}
          </EmptyState>
        )}
      </Container>
    </>
  );
}
