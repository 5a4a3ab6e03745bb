import { trainingCategoryLabels } from '@site/contracts/academy-lists';
import { paths } from '@site/contracts/paths';
import { formatCount } from '@site/kernel/plurals';
import { typograph } from '@site/kernel/typography';
import { useLoaderData } from '@site/runtime';
import { Card } from '@site/ui/card';
import { ChipLink, ChipList } from '@site/ui/chip';
import { Picture } from '@site/ui/picture';
import { DetailLayout } from '../../features/detail-layout/detail-layout.tsx';
import { UpcomingSection } from '../../features/events/upcoming-section.tsx';
import { Facts } from '../../features/facts/facts.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { TrainingsList } from '../../features/trainings/trainings-list.tsx';
import type { loader } from './route.ts';
import css from './trainer-page.module.css';

export function TrainerPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { trainer, trainings, events } = pagedata;
  return (
    <>
      <PageHead seo={seo}>
        <p className={css.position}>{typograph(trainer.position)}</p>
      </PageHead>
      <DetailLayout
        asideLabel="Коротко о&nbsp;преподавателе"
        aside={
          <Card className={css.card}>
            {trainer.photo && <Picture picture={trainer.photo} priority className={css.photo} />}
            <Facts
              facts={[
                ['Опыт', formatCount(trainer.experience_years, ['год', 'года', 'лет'])],
                [
                  'Направления',
                  <ChipList className={css.categories}>
                    {trainer.categories.map((category) => (
                      <ChipLink key={category} href={paths.academyTrainers({ category })}>
                        {trainingCategoryLabels[category]}
                      </ChipLink>
                    ))}
                  </ChipList>,
                ],
              ]}
            />
          </Card>
        }
      >
        <section aria-labelledby="biography">
          <h2 id="biography">О&nbsp;преподавателе</h2>
          <p className={css.biography}>{typograph(trainer.biography)}</p>
        </section>
        <UpcomingSection events={events} />
        {trainings.length > 0 && (
          <section aria-labelledby="trainings">
            <h2 id="trainings">Программы</h2>
            <TrainingsList trainings={trainings} headingLevel={3} />
          </section>
        )}
      </DetailLayout>
    </>
  );
}
