import { eventTypeLabels, trainingLevelLabels } from '@site/contracts/academy-lists';
import { typograph } from '@site/kernel/typography';
import { useLoaderData } from '@site/runtime';
import { Badge } from '@site/ui/badge';
import { DetailLayout } from '../../features/detail-layout/detail-layout.tsx';
import { Lines } from '../../features/lines/lines.tsx';
import { People } from '../../features/lines/people.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { formatHours } from '../../features/trainings/hours.ts';
import { DatesSection } from './dates-section.tsx';
import { LearningSection } from './learning-section.tsx';
import { RequirementsSection } from './requirements-section.tsx';
import type { loader } from './route.ts';
import { TrainingFacts } from './training-facts.tsx';
import parts from '../../features/detail-layout/detail-parts.module.css';
import css from './training-page.module.css';

export function TrainingPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { training, events, learning } = pagedata;
  return (
    <>
      <PageHead seo={seo}>
        <div className={parts.badges}>
          <Badge tone="info">{eventTypeLabels[training.type]}</Badge>
          <Badge>{trainingLevelLabels[training.level]}</Badge>
        </div>
        <p className={parts.lead}>{typograph(training.lead)}</p>
      </PageHead>
      <DetailLayout
        asideLabel="Коротко о&nbsp;программе"
        aside={<TrainingFacts training={training} hasDates={events.length > 0} />}
      >
        <section aria-labelledby="programme">
          <h2 id="programme">Программа</h2>
          <Lines
            ordered
            lines={training.programme.map(({ module, hours }) => ({
              key: module,
              text: typograph(module),
              note: formatHours(hours),
            }))}
          />
        </section>
        <section aria-labelledby="audience">
          <h2 id="audience">Для кого</h2>
          <p className={css.text}>{typograph(training.audience)}</p>
        </section>
        <RequirementsSection training={training} />
        {training.materials.length > 0 && (
          <section aria-labelledby="materials">
            <h2 id="materials">Что вы получите</h2>
            <ul className={css.materials}>
              {training.materials.map((material) => (
                <li key={material}>{typograph(material)}</li>
              ))}
            </ul>
          </section>
        )}
        {training.trainers.length > 0 && <People people={training.trainers} />}
        {training.type === 'online' ? (
          <LearningSection training={training} learning={learning} />
        ) : (
          <DatesSection training={training} events={events} />
        )}
      </DetailLayout>
    </>
  );
}
